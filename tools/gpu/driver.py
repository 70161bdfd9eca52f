"""Access to an NVIDIA GPU through its driver alone: memory, and kernels compiled by any version of Numba on any machine."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy.typing as npt

Array = npt.NDArray[Any]

# Numbers of `cuda.h`.
REGISTERS, OWN_BYTES = 4, 3  # of a function
MAJOR, MINOR, PROCESSORS = 75, 76, 16  # of a device


class Gpu:
    """The first GPU of this machine, through its driver alone."""

    def __init__(self) -> None:
        try:
            self._driver = ctypes.CDLL("libcuda.so.1")
        except OSError as error:
            raise SystemExit(f"no GPU of NVIDIA's here ({error}); compiling for one needs none: --compile FOLDER") from None
        self._call("cuInit", 0)
        device, context, name = ctypes.c_int(), ctypes.c_void_p(), ctypes.create_string_buffer(100)
        self._call("cuDeviceGet", ctypes.byref(device), 0)
        self._call("cuDeviceGetName", name, len(name), device)
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self._call("cuCtxSetCurrent", context)
        major, minor, self.processors = (
            self._number("cuDeviceGetAttribute", which, device) for which in (MAJOR, MINOR, PROCESSORS)
        )
        self.name, self.capability = name.value.decode(), (major, minor)

    def _call(self, function: str, *arguments: Any) -> None:
        status = getattr(self._driver, function)(*arguments)
        if status != 0:
            why = ctypes.c_char_p()
            self._driver.cuGetErrorString(status, ctypes.byref(why))
            raise SystemExit(f"the GPU's driver refuses {function}: {(why.value or b'').decode() or status}")

    def _number(self, function: str, which: int, of: Any) -> int:
        number = ctypes.c_int()
        self._call(function, ctypes.byref(number), which, of)
        return number.value

    def load(self, image: bytes, entry: str) -> Any:
        """Load a kernel of machine code or PTX, ready to be launched."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self._call("cuModuleLoadData", ctypes.byref(module), image)
        self._call("cuModuleGetFunction", ctypes.byref(function), module, entry.encode())
        return function

    def costs(self, kernel: Any) -> dict[str, int]:
        """The registers and bytes of local memory that a thread of a kernel takes."""
        registers, own = (self._number("cuFuncGetAttribute", which, kernel) for which in (REGISTERS, OWN_BYTES))
        return {"registers": registers, "bytes": own}

    def room(self, size: int) -> ctypes.c_uint64:
        """Allocate memory on the GPU."""
        address = ctypes.c_uint64()
        self._call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(size))
        return address

    def put(self, address: ctypes.c_uint64, array: Array) -> None:
        self._call("cuMemcpyHtoD_v2", address, ctypes.c_void_p(array.ctypes.data), ctypes.c_size_t(array.nbytes))

    def get(self, address: ctypes.c_uint64, array: Array) -> None:
        self._call("cuMemcpyDtoH_v2", ctypes.c_void_p(array.ctypes.data), address, ctypes.c_size_t(array.nbytes))

    def free(self, address: ctypes.c_uint64) -> None:
        self._call("cuMemFree_v2", address)

    def launch(self, kernel: Any, threads: int, arrays: list[tuple[ctypes.c_uint64, Array]]) -> None:
        """Run a kernel over arrays, a thread for each element of the last, and wait for it."""
        values: list[Any] = []
        for address, array in arrays:  # as Numba passes them: owner, parent, length, size of an element, data, shape, strides
            values += [ctypes.c_uint64(0), ctypes.c_uint64(0), ctypes.c_int64(len(array)), ctypes.c_int64(array.itemsize)]
            values += [address, ctypes.c_int64(len(array)), ctypes.c_int64(array.itemsize)]
        pointers = (ctypes.c_void_p * len(values))(*(ctypes.addressof(value) for value in values))
        grid = (-(-len(arrays[-1][1]) // threads), 1, 1, threads, 1, 1)
        self._call("cuLaunchKernel", kernel, *grid, 0, None, pointers, None)
        self._call("cuCtxSynchronize")
