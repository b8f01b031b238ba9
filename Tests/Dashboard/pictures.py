"""Small pictures of a screen, and how much two of them differ."""

import io

from PIL import Image, ImageChops, ImageStat

# Each point of a kept picture is the mean of a square of the screen's points: differences in how
# machines smooth the edges of letters vanish, and those of a color or a button do not.
REDUCTION = 3
BLOCK = 6
# Of 255. Different smoothing makes up to nine in a block, a missing button in a bar twice as
# much.
MOST_IN_ALL = 0.5
MOST_IN_A_BLOCK = 12


def small(png):
    """A screenshot, reduced, in as many colors as can be distinguished."""
    picture = Image.open(io.BytesIO(png)).convert("RGB").reduce(REDUCTION)
    return picture.point([round(level / 3) * 3 for level in range(256)] * 3)


def difference(one, other):
    """The mean difference of two pictures, that of their worst block, and both as a picture."""
    if one.size != other.size:
        return 255, 255, one
    changed = ImageChops.difference(one, other)
    # The largest difference of the three colors, because a change of hue counts too.
    red, green, blue = changed.split()
    grey = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    blocks = grey.reduce(BLOCK)
    return ImageStat.Stat(grey).mean[0], blocks.getextrema()[1], marked(other, blocks)


def marked(picture, blocks):
    """The picture with its changed blocks in red."""
    mask = blocks.point(lambda level: 200 if level > MOST_IN_A_BLOCK else 0)
    mask = mask.resize(picture.size, Image.Resampling.NEAREST)
    return Image.composite(Image.new("RGB", picture.size, "red"), picture, mask)
