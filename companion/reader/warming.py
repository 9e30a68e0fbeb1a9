"""Opening beforehand what a first reading needs, while the player still reads the scene."""

from functools import cache
from threading import Thread

from companion.errors import RetrievalError


@cache
def warm_up() -> Thread:
    """Begin to open tables, word vectors and encoder, once a process; a reading waits for them.

    The thread is no daemon: the encoder's runtime must not be cut off while it opens its file, so a
    program that ends at once lasts up to half a second longer.

    Returns:
        The thread that opens them.
    """
    thread = Thread(target=_open, name="reader")
    thread.start()
    return thread


def _open() -> None:
    from companion.reader.learned.encoder import encoder
    from companion.reader.learned.vectors import prepare
    from companion.reader.learned.weights import load

    load(is_encoded=encoder() is not None)
    try:
        prepare(["word"])
    except RetrievalError:  # the reader goes by its rules then, and says so where it matters
        return
