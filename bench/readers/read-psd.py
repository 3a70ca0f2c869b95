"""Reads PSD files with psd-tools: prints their layers as JSON, and writes both of their pictures as PNG.

Each file FILE.psd gets FILE-merged.png, the picture that programs show which know no layers, and FILE-layers.png, all
layers laid over each other by psd-tools itself.
"""

import json
import sys

from psd_tools import PSDImage


def text_of(layer):
    """The lines of a text, and the size of its letters in pixels."""
    run = layer.engine_dict["StyleRun"]["RunArray"][0]
    size = run["StyleSheet"]["StyleSheetData"]["FontSize"]
    # The transform turns a text, and may scale it as well.
    across, down = layer.transform[0], layer.transform[1]
    return {
        "text": layer.text,
        "sizePx": float(size) * (across**2 + down**2) ** 0.5,
    }


def read(file):
    psd = PSDImage.open(file)
    stem = file[: -len(".psd")]
    psd.topil().convert("RGB").save(f"{stem}-merged.png")
    psd.composite(force=True).convert("RGB").save(f"{stem}-layers.png")
    layers = [layer for layer in psd.descendants() if not layer.is_group()]
    return [
        {
            "name": layer.name,
            "box": {
                "x": layer.left,
                "y": layer.top,
                "width": layer.width,
                "height": layer.height,
            },
            **(text_of(layer) if layer.kind == "type" else {}),
        }
        for layer in layers
    ]


print(json.dumps([read(file) for file in sys.argv[1:]]))
