"""`hustings train`: networks that learn a game by playing it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ..bots.thinking.network import Network
    from ..core.contract import Game
    from ..core.values import Setup
    from ..lab.train.settings import TrainingSettings

GAMES = 500  # in a match of --evaluate without --games
SMOKE_GAME = "die-macher"


def train(
    game: Annotated[str | None, typer.Argument(help="The game, e.g. die-macher.")] = None,
    out: Annotated[Path, typer.Option(help="The folder of the run: checkpoint, card, curves and net.npz.")] = Path("run"),
    start: Annotated[
        str | None,
        typer.Option(
            help="Go on from the checkpoint in this folder instead of the one in --out; or begin with this network, "
            "e.g. run/net.npz or net, in place of imitation. With --distil: the small network that learns on."
        ),
    ] = None,
    rival: Annotated[
        list[str] | None,
        typer.Option(help="A network to learn against besides itself and its past, e.g. run/net.npz or net; may be repeated."),
    ] = None,
    minutes: Annotated[float, typer.Option(min=0, help="How long this command learns, compiling included.")] = 60.0,
    total_minutes: Annotated[
        float | None, typer.Option(min=0, help="Minutes of learning in all commands of the run; rates fall over them.")
    ] = None,
    setup: Annotated[
        list[str] | None, typer.Option(help='Learn or play this set-up only, e.g. "2006 5 players"; may be given several times.')
    ] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help="A setting by name, e.g. rate=0.0002; may be repeated.")] = None,
    device: Annotated[str, typer.Option(help="Where the network learns: cpu, cuda; the GPU if there is one.")] = "",
    threads: Annotated[int, typer.Option(min=0, help="Threads that play the games; all cores unless given.")] = 0,
    compact: Annotated[bool, typer.Option("--compact", help="Checkpoints in half precision, for copying.")] = False,
    games: Annotated[
        int | None, typer.Option(min=1, help=f"Games of each match: {GAMES} with --evaluate; after a run none unless given.")
    ] = None,
    evaluate: Annotated[
        str | None, typer.Option(help="Learn nothing: play matches of this network, e.g. run/net.npz, at each set-up.")
    ] = None,
    against: Annotated[
        list[str] | None,
        typer.Option(help="Opponents of --evaluate: heuristic, heuristic@1, random or another .npz; may be repeated."),
    ] = None,
    onnx: Annotated[
        str | None, typer.Option(help="Learn nothing: write this network, e.g. run/net.npz, as ONNX beside it.")
    ] = None,
    distil: Annotated[
        str | None,
        typer.Option(help="Learn to answer as this network does, e.g. net: makes a small one for the search's playouts."),
    ] = None,
    smoke: Annotated[
        bool, typer.Option("--smoke", help="Check that training works here: a tiny network in three minutes, and a verdict.")
    ] = False,
) -> None:
    """Train a network for a game: first it imitates the heuristic, then it learns by playing against itself.

    One network learns every edition, variant and number of players. The run is kept in a folder: the same command goes on where
    the last one stopped, on one schedule over --total-minutes. The network to play with is net.npz there; card.json says how it
    was made. More: docs/learning.md.

    Example: hustings train die-macher --out run --minutes 60
    """
    from ..core.errors import HustingsError
    from ..core.registry import game as find_game

    found = None if game is None else find_game(game)
    if evaluate is not None:
        _evaluate(found, evaluate, against or [], setup or [], games or GAMES, threads)
        return
    if onnx is not None:
        _write_onnx(found, onnx, out)
        return
    if smoke:
        _check_torch()
        _smoke(found or find_game(SMOKE_GAME), threads)
        return
    if found is None:
        raise HustingsError("which game is to be learned? Name it, e.g. hustings train die-macher")
    from ..lab.train.settings import TrainingSettings, changed
    from ..lab.train.setups import chosen_setups

    settings = changed(TrainingSettings(), set_ or [])
    setups = chosen_setups(found, setup or [])  # the options are checked before PyTorch is needed
    if distil is not None:
        _distil(found, distil, start, setups, set_ or [], out, minutes, device, threads)
        return
    rivals = {name: _network(found, name) for name in rival or []}
    _check_torch()
    _train(
        found, setup or [], settings, out, start, rivals, minutes, total_minutes or minutes, device, threads, compact, games or 0
    )  # fmt: skip


def _check_torch() -> None:
    from ..core.errors import HustingsError

    try:
        import torch  # noqa: F401
    except ImportError:
        raise HustingsError("training needs PyTorch: pip install 'hustings[train]'") from None


def _say(text: str) -> None:
    print(text, flush=True)


def _train(
    game: Game, names: list[str], settings: TrainingSettings, out: Path, start: str | None, rivals: dict[str, Network],
    minutes: float, total: float, device: str, threads: int, compact: bool, games: int,
) -> None:  # fmt: skip
    from ..lab.train.run import BOTS, Run
    from ..lab.train.setups import chosen_setups

    setups = chosen_setups(game, names)
    run = Run(
        game, setups, settings, out, start=_beginning(game, start), rivals=rivals, minutes=minutes, total_minutes=total,
        device=device, threads=threads, compact=compact, say=_say,
    )  # fmt: skip
    run.go()
    if games:
        run.evaluate(games, setups[:1], BOTS)
        run.save()
    if not run.card.draw(out / "curves.png"):
        print("no curves: drawing them needs matplotlib, pip install 'hustings[train]'")
    print(f"the network is in {out / 'net.npz'}, the card in {out / 'card.json'}")


def _beginning(game: Game, text: str | None) -> Path | Network | None:
    """The folder of a checkpoint, or a network that fits this game's present features."""
    from ..bots.spec import NET

    if text is None:
        return None
    return _network(game, text) if text == NET or text.endswith(".npz") else Path(text)


def _network(game: Game, text: str) -> Network:
    """Load a network that fits this game's present features."""
    from ..bots.thinking.network import check_features
    from ..lab.train.contest import named

    network = named(text, game)
    check_features(network, text, game)
    return network


def _distil(
    game: Game, name: str, start: str | None, setups: list[Setup], changes: list[str], out: Path, minutes: float, device: str,
    threads: int,
) -> None:  # fmt: skip
    from ..core.errors import HustingsError
    from ..lab.train.contest import named
    from ..lab.train.settings import QUICK, changed

    teacher, settings = named(name, game), changed(QUICK, changes)
    if teacher.made.game != game.name:
        raise HustingsError(f"{name}: a network for {teacher.made.game}, not for {game.name}; choose another file")
    pupil = _beginning(game, start)
    if isinstance(pupil, Path):
        raise HustingsError(f"--start {start}: with --distil, name the network that is to learn on, e.g. run/quick.npz")
    _check_torch()
    from ..lab.train.distil import distil
    from ..lab.train.run import of_shape

    if pupil is not None:  # its own size, except for settings that were given
        settings = changed(of_shape(QUICK, pupil.plan), changes)
    out.mkdir(parents=True, exist_ok=True)
    path = out / "quick.npz"
    done = distil(game, setups, teacher, settings, path, start=pupil, minutes=minutes, device=device, threads=threads, say=_say)
    print(f"the network is in {path}; it agrees with {name} in {done.agreement:.1%} of its decisions")


def _evaluate(game: Game | None, name: str, against: list[str], setups: list[str], games: int, threads: int) -> None:
    from ..lab.train.contest import AGAINST, contest, named

    for _ in contest(named(name, game), name, against or AGAINST, setups, games=games, threads=threads, say=_say):
        pass


def _write_onnx(game: Game | None, name: str, out: Path) -> None:
    """Write the ONNX file next to the network's, or into --out for the network that comes with a game."""
    from ..lab.train.contest import named
    from ..lab.train.onnx_file import write_onnx

    network = named(name, game)
    path = Path(name).expanduser().with_suffix(".onnx") if name.endswith(".npz") else out / f"{network.made.game}.onnx"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_onnx(path, network)
    print(f"written to {path}")


def _smoke(game: Game, threads: int) -> None:
    from ..lab.train.smoke import smoke

    if not smoke(game, threads=threads, say=_say):
        raise typer.Exit(1)
