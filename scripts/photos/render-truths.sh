#!/bin/sh
# Renders every product whose matte `npm run bench:photos` knows, one after the other; see render.py for what it needs.
cd "$(dirname "$0")" || exit 1
for file in $(grep -l "'truth'" products/*.py); do
  name=$(basename "$file" .py | tr _ -)
  nice -n 19 blender -b -t "${THREADS:-1}" --factory-startup -P render.py -- "$name" --ground truth || exit 1
done
