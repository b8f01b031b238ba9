"""Text that is expensive to compare by sorting combining marks, and cheap to compare by bytes."""

import random
import unicodedata

MARKS = sorted(
    (chr(point) for point in range(0x300, 0x1E950) if unicodedata.combining(chr(point))),
    key=lambda mark: -unicodedata.combining(mark),
)
# One mark of each class, the highest class first: the worst possible order.
DESCENDING = list({unicodedata.combining(mark): mark for mark in MARKS}.values())
LONGEST_RUN = 30


def two_blocks(size):
    """A block of one class before a block of a lower one: each mark moves past the first block."""
    count = size // 4
    return "p" + "\u0301" * count + "\u0316" * count


def alternating(size):
    return "p" + "\u0301\u0316" * (size // 4)


def descending(size):
    """All classes, from the highest to the lowest."""
    each = size // sum(len(mark.encode()) for mark in DESCENDING)
    return "p" + "".join(mark * each for mark in DESCENDING)


def decomposing(size):
    """Characters without a class, made of parts with two."""
    return "p" + "\u0f73" * (size // 3)


def ascending(size):
    """Marks already in order, which each comparison still reads to the end."""
    return "p" + "\u0316" * (size // 2)


WORST = [two_blocks, alternating, descending, decomposing, ascending]


def random_marks(chance, longest):
    return "".join(chance.choice(MARKS) for _ in range(chance.randint(1, longest)))


def harmless(seed, size):
    """Runs of as many marks as are allowed in a row, in any order, with letters between."""
    chance, pieces, count = random.Random(seed), [], 0
    while count < size:
        pieces.append("e" + "".join(chance.choices(MARKS, k=LONGEST_RUN)))
        count += len(pieces[-1].encode())
    return "".join(pieces)
