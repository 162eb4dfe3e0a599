"""A disk that takes what is written and fails as soon as somebody waits for it: the kernel is told to say so.

A filter of system calls (https://www.kernel.org/doc/html/latest/userspace-api/seccomp_filter.html) answers
`fsync` and `fdatasync` with an error of input and output, for the thread that asks for it and for good.
"""

import ctypes
import errno
import platform
import struct
from collections.abc import Mapping, Sequence

import pytest

_SYNCS: Mapping[str, Sequence[int]] = {"x86_64": (74, 75), "aarch64": (82, 83)}
"""The numbers of both calls, by machine."""
_LOAD_NUMBER, _JUMP_IF_EQUAL, _ANSWER = 0x20, 0x15, 0x06
_FAIL, _ALLOW = 0x00050000 | errno.EIO, 0x7FFF0000
_NO_NEW_PRIVILEGES, _SECCOMP, _FILTER = 38, 22, 2

needs_filters = pytest.mark.skipif(
    platform.system() != "Linux" or platform.machine() not in _SYNCS, reason="asks the kernel of Linux"
)


class _Program(ctypes.Structure):
    """`struct sock_fprog`."""

    _fields_ = (("length", ctypes.c_ushort), ("lines", ctypes.c_void_p))


def let_syncs_fail() -> None:
    """From now on no wait for the disk succeeds in this thread. Raises `OSError` where that can't be had."""
    lines = [(_LOAD_NUMBER, 0, 0, 0)]
    for number in _SYNCS[platform.machine()]:
        lines += [(_JUMP_IF_EQUAL, 0, 1, number), (_ANSWER, 0, 0, _FAIL)]
    lines.append((_ANSWER, 0, 0, _ALLOW))
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *line) for line in lines))
    program = _Program(len(lines), ctypes.cast(code, ctypes.c_void_p))
    libc = ctypes.CDLL(None, use_errno=True)
    for order in ((_NO_NEW_PRIVILEGES, 1, 0), (_SECCOMP, _FILTER, ctypes.byref(program))):
        if libc.prctl(*order, 0, 0):
            raise OSError(ctypes.get_errno(), "no filter")
