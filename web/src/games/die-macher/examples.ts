/** Examples for the rules of Die Macher, with the figures of an edition. */
import { controller, decide, factor, meetingRoom, points, recruits, seatsFor, votesThen } from "./derive";
import { COLOURS, ISSUES, LANDS, NATIONAL, NOBODY, NONE, figuresOf, type Figures, type Position } from "./model";
import { verdict } from "./verdict";
import type { Line } from "../../net/wire";
import { choice, number, yes, type Example, type Values } from "../example";

const zeros = (n: number) => Array<number>(n).fill(0);
const PARTIES = 3;

/** A table with one state and nothing on it. */
function table(fields: Partial<Position>): Position {
  const blank: Partial<Position> = {
    parties: PARTIES,
    round: 1,
    rounds: 7,
    phase: 1,
    start: 0,
    platform: Array.from({ length: PARTIES }, () => zeros(ISSUES)),
    opinion: [zeros(ISSUES)],
    key_issue: [NONE],
    trend: [zeros(PARTIES)],
    votes: [zeros(PARTIES)],
    height: [zeros(PARTIES)],
    meetings: [zeros(PARTIES)],
    media: [zeros(PARTIES)],
    partner: Array<number>(PARTIES).fill(NOBODY),
    land: [0],
    seats: [zeros(PARTIES)],
    members: zeros(PARTIES),
    cubes: zeros(PARTIES),
    cash: zeros(PARTIES),
    national: Array<number>(NATIONAL).fill(NONE),
    national_pile: zeros(NATIONAL),
    national_media: [zeros(PARTIES)],
  };
  return { ...blank, ...fields } as Position;
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

function converting(f: Figures, v: Values): Line[] {
  const same = v["same"]!;
  const opposite = Math.min(v["opposite"]!, 4 - same);
  const stances = Array.from({ length: ISSUES }, (_, issue) => (issue < same ? 1 : issue < same + opposite ? -1 : 0));
  const g = table({
    opinion: [stances.map((stance) => Math.abs(stance))],
    platform: [stances, zeros(ISSUES), zeros(ISSUES)],
    key_issue: [v["key"] === 1 && same + opposite > 0 ? 0 : NONE],
    trend: [[v["trend"]!, 0, 0]],
    votes: [[v["votes"]!, 0, 0]],
    meetings: [[v["meetings"]!, 0, 0]],
  });
  const times = factor(g, 0, 0);
  const votes = votesThen(f, g, 0, 0);
  return [
    {
      key: times > 0 ? "example-factor-result" : "example-factor-low",
      things: { factor: signed(times).replace("+", ""), gain: votes - v["votes"]!, votes },
    },
  ];
}

function winning(edition: string, v: Values): Line[] {
  const votes = [v["first"]!, v["second"]!, v["third"]!];
  const g = table({
    votes: [votes],
    height: [[0, 1, 2]],
    partner: v["together"] === 1 ? [NOBODY, 2, 1] : [NOBODY, NOBODY, NOBODY],
  });
  // Of equal markers, the one further down the list came later and lies on top.
  const found = decide(g, 0, votes, g.height[0]!);
  return [verdict(found, (seat) => party(edition, seat))];
}

function national(v: Values): Position {
  const there = Array.from({ length: NATIONAL }, (_, space) => v[`space${space}`] === 1);
  const first = there.indexOf(true);
  return table({
    platform: [Array.from({ length: ISSUES }, (_, issue) => (there[issue] ? 1 : 0)), zeros(ISSUES), zeros(ISSUES)],
    national: there.map((_, space) => 2 * space),
    national_pile: there.map((_, space) => (v["secured"] === 1 && space === first ? 2 : 1)),
  });
}

const party = (edition: string, seat: number): Line => ({ key: `party-${edition}-${COLOURS[seat]}` });

export function examples(edition: string, printed: Record<string, unknown>): Example[] {
  const f = figuresOf(printed);
  const [a, b, c] = [0, 1, 2].map((seat) => party(edition, seat)) as [Line, Line, Line];
  return [
    {
      rule: "3.4.3",
      title: "example-winner",
      inputs: [
        number("first", "example-votes-of", 0, f.voteTrack, 28, { party: a }),
        number("second", "example-votes-of", 0, f.voteTrack, 17, { party: b }),
        number("third", "example-votes-of", 0, f.voteTrack, 15, { party: c }),
        yes("together", "example-together", 1, { party: b, other: c }),
      ],
      result: (v) => winning(edition, v),
    },
    {
      rule: "3.5.2",
      title: "example-media",
      inputs: [a, b, c].map((one, seat) =>
        number(`of${seat}`, "example-markers-of", 0, f.mediaSpaces, [2, 1, 2][seat]!, { party: one }),
      ),
      result: (v) => {
        const master = controller(table({ media: [[v["of0"]!, v["of1"]!, v["of2"]!]] }), 0);
        return [
          master === NOBODY
            ? { key: "example-media-nobody" }
            : { key: "example-media-result", things: { party: party(edition, master) } },
        ];
      },
    },
    {
      rule: "3.6.1",
      title: "example-room",
      inputs: [
        number("cash", "example-cash", 0, 30, 12),
        number("there", "example-there", 0, f.meetingSpaces, 7),
        number("cubes", "example-cubes", 0, f.meetingCubes, 9),
      ],
      result: (v) => {
        const g = table({ cash: [v["cash"]!, 0, 0], cubes: [v["cubes"]!, 0, 0], meetings: [[v["there"]!, 0, 0]] });
        const { room, stop } = meetingRoom(f, g, 0, 0, 0, 0);
        return [{ key: "example-room-result", things: { room } }, { key: `example-stop-${stop}` }];
      },
    },
    {
      rule: "3.7.3",
      title: "example-poll",
      inputs: [
        number("trend", "example-trend", -f.trendLimit, f.trendLimit, 1),
        number("change", "example-change", -2, 2, -2),
        yes("controls", "example-controls"),
      ],
      result: (v) => {
        const safe = v["controls"] === 1 && v["change"]! < 0;
        const after = safe ? v["trend"]! : Math.max(-f.trendLimit, Math.min(f.trendLimit, v["trend"]! + v["change"]!));
        return [{ key: safe ? "example-poll-safe" : "example-poll-result", things: { trend: signed(after) } }];
      },
    },
    {
      rule: "3.8.4",
      title: "example-factor",
      inputs: [
        number("trend", "example-trend", -f.trendLimit, f.trendLimit, 1),
        number("same", "example-same", 0, 4, 2),
        number("opposite", "example-opposite", 0, 4, 1),
        yes("key", "example-key"),
        number("meetings", "example-meetings", 0, f.meetingSpaces, 6),
        number("votes", "example-votes", 0, f.voteTrack, 4),
      ],
      result: (v) => converting(f, v),
    },
    {
      rule: "4.1",
      title: "example-seats",
      inputs: [
        choice(
          "land",
          "example-land",
          LANDS.map(({ key }) => ({ key })),
          1,
        ),
        number("votes", "example-your-votes", 0, f.voteTrack, 23),
      ],
      result: (v) => [
        { key: "example-seats-result", things: { votes: v["votes"]!, seats: seatsFor(f, v["land"]!, v["votes"]!) } },
      ],
    },
    {
      rule: "4.5",
      title: "example-nation",
      inputs: [
        ...Array.from({ length: NATIONAL }, (_, space) =>
          yes(`space${space}`, "example-space", space < 2 ? 1 : 0, { space: space + 1 }),
        ),
        yes("secured", "example-secured"),
      ],
      result: (v) => {
        const found = points(f, national(v), 0);
        return [
          {
            key: "example-nation-result",
            things: { members: recruits(f, national(v), 0), points: found.opinions + found.secured },
          },
        ];
      },
    },
    {
      rule: "6.1",
      title: "example-score",
      inputs: [
        number("seats", "example-your-seats", 0, 250, 96),
        ...Array.from({ length: 3 }, (_, round) =>
          yes(`media${round}`, "example-media-in", round === 0 ? 1 : 0, { round: round + 1 }),
        ),
        number("members", "example-your-members", 0, 80, 31),
        yes("most", "example-most", 1),
      ],
      result: (v) => {
        const g = table({
          seats: [[v["seats"]!, 0, 0]],
          members: [v["members"]!, 0, 0],
          national_media: [0, 1, 2].map((round) => [v[`media${round}`]!, 0, 0]),
        });
        const { seats, media, members } = points(f, g, 0);
        const bonus = v["most"] === 1 ? f.membersBonus[0]! : 0;
        return [
          { key: "example-score-result", things: { seats, media, members, bonus, points: seats + media + members + bonus } },
        ];
      },
    },
  ];
}
