"""File formats of a data set: Parquet with pyarrow, and lines of JSON, plain or gzipped, with the standard library alone."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Protocol, cast

import numpy as np

from ...core.errors import HustingsError, UnknownName
from .columns import DataColumn

PARQUET, JSONL, JSONL_GZ = "parquet", "jsonl", "jsonl.gz"
FORMATS = (PARQUET, JSONL, JSONL_GZ)
CHUNK = 4096  # rows read at a time

Columns = Mapping[str, Any]
"""Columns of equal length by name. Features are an array of rows by numbers, a column of lists is a sequence of arrays."""


class BadData(HustingsError):
    """A file or folder of a data set that cannot be read."""


class FileWriter(Protocol):
    """A file that is written some rows at a time."""

    def write(self, columns: Columns) -> None: ...

    def close(self) -> None: ...


def check_format(name: str) -> None:
    """Refuse a format that is unknown or cannot be written here."""
    if name not in FORMATS:
        raise UnknownName("format", name, FORMATS)
    if name == PARQUET:
        _arrow()


def open_writer(name: str, path: Path, columns: Sequence[DataColumn], row: int, about: Mapping[str, Any]) -> FileWriter:
    """Open a new file. `row`: the number of features; `about`: the metadata of a Parquet file."""
    return _ParquetWriter(path, columns, row, about) if name == PARQUET else _LinesWriter(path, columns, name == JSONL_GZ)


def read_columns(name: str, path: Path, columns: Sequence[DataColumn], row: int) -> Iterator[Columns]:
    """Yield the rows of a file, a chunk at a time."""
    try:
        yield from _read_parquet(path, columns, row) if name == PARQUET else _read_lines(path, columns, row, name == JSONL_GZ)
    except HustingsError:
        raise
    except FileNotFoundError:
        raise BadData(f"{path} is missing: fetch the data set again, or export it again") from None
    except (OSError, EOFError, ValueError, LookupError, TypeError) as error:
        raise BadData(f"{path} is damaged: {str(error).splitlines()[0]}; fetch the data set again") from None


# Parquet


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise HustingsError("Parquet needs pyarrow: pip install 'hustings[data]'; or choose the format jsonl") from None
    return pyarrow


def _schema(columns: Sequence[DataColumn], row: int, about: Mapping[str, Any]) -> Any:
    pa = _arrow()

    def kind(name: str) -> Any:
        if name == "row":
            return pa.list_(pa.int8(), row)
        if name.endswith("[]"):
            return pa.list_(kind(name[:-2]))
        return pa.string() if name == "text" else pa.from_numpy_dtype(np.dtype(name))

    fields = [pa.field(column.name, kind(column.kind), False, {"about": column.about}) for column in columns]
    return pa.schema(fields, {"hustings": json.dumps(about)})


class _ParquetWriter:
    def __init__(self, path: Path, columns: Sequence[DataColumn], row: int, about: Mapping[str, Any]) -> None:
        pa = _arrow()
        self._pa, self._schema = pa, _schema(columns, row, about)
        texts = [column.name for column in columns if column.kind == "text"]
        self._file = pa.parquet.ParquetWriter(path, self._schema, compression="zstd", use_dictionary=texts)

    def write(self, columns: Columns) -> None:
        pa = self._pa
        arrays = []
        for field in self._schema:
            values = columns[field.name]
            if pa.types.is_fixed_size_list(field.type):
                flat = pa.array(np.ascontiguousarray(values).reshape(-1), pa.int8())
                arrays.append(pa.FixedSizeListArray.from_arrays(flat, field.type.list_size))
            else:
                arrays.append(pa.array(values, field.type))
        self._file.write_table(pa.Table.from_arrays(arrays, schema=self._schema))

    def close(self) -> None:
        self._file.close()


def _read_parquet(path: Path, columns: Sequence[DataColumn], row: int) -> Iterator[Columns]:
    pa = _arrow()
    with pa.parquet.ParquetFile(path) as file:
        for chunk in file.iter_batches(CHUNK, columns=[column.name for column in columns]):
            yield {column.name: _from_arrow(chunk.column(column.name), column.kind, row) for column in columns}


def _from_arrow(values: Any, kind: str, row: int) -> Any:
    if kind == "row":
        return values.flatten().to_numpy().reshape(-1, row)
    if kind.endswith("[]") and not kind.startswith("text"):
        ends = np.cumsum(values.value_lengths().to_numpy())
        return np.split(values.flatten().to_numpy(), ends[:-1]) if len(ends) else []
    return values.to_pylist() if kind.startswith("text") else values.to_numpy()


# Lines of JSON


class _LinesWriter:
    def __init__(self, path: Path, columns: Sequence[DataColumn], packed: bool) -> None:
        self._names = [column.name for column in columns]
        # Without a timestamp, the same rows give the same bytes.
        self._file = cast(IO[bytes], gzip.GzipFile(path, "wb", compresslevel=6, mtime=0) if packed else path.open("wb"))

    def write(self, columns: Columns) -> None:
        for values in zip(*(columns[name] for name in self._names), strict=True):
            plain = [value.tolist() if isinstance(value, np.ndarray | np.generic) else value for value in values]
            line = json.dumps(dict(zip(self._names, plain, strict=True)), ensure_ascii=False, separators=(",", ":"))
            self._file.write(line.encode() + b"\n")

    def close(self) -> None:
        self._file.close()


def _read_lines(path: Path, columns: Sequence[DataColumn], row: int, packed: bool) -> Iterator[Columns]:
    with cast(IO[bytes], gzip.open(path) if packed else path.open("rb")) as file:
        rows: list[Any] = []
        for line in file:
            rows.append(json.loads(line))
            if len(rows) == CHUNK:
                yield _from_lines(rows, columns, row)
                rows = []
        if rows:
            yield _from_lines(rows, columns, row)


def _from_lines(rows: list[Any], columns: Sequence[DataColumn], row: int) -> Columns:
    out: dict[str, Any] = {}
    for column in columns:
        values = [values[column.name] for values in rows]
        if column.kind == "row":
            out[column.name] = np.array(values, np.int8).reshape(-1, row)
        elif column.kind.startswith("text"):
            out[column.name] = values
        elif column.kind.endswith("[]"):
            out[column.name] = [np.array(value, column.kind[:-2]) for value in values]
        else:
            out[column.name] = np.array(values, column.kind)
    return out


def close_quietly(writers: Sequence[FileWriter]) -> None:
    """Close files that were given up, ignoring errors."""
    for writer in writers:
        with suppress(Exception):
            writer.close()
