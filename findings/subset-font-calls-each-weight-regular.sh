#!/bin/sh
# subset-font 2.9.0 (npm, HarfBuzz): a font that is pinned to one weight keeps the names of the file's default cut. The regular, the bold and the
# black of Noto Sans differ in their widths and in usWeightClass, and all of them are "NotoSans-Regular" and not bold. One would guess that the
# names follow: a PDF, a design file or an office program that knows fonts by their PostScript names takes the three for one, and sets a headline
# in the one that it has met first.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts subset-font@2.9.0 fontkit@2.0.4 @fontsource-variable/noto-sans@5.3.0 >/dev/null
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
const file = readFileSync('node_modules/@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2')
const cuts = []
for (const wght of [400, 700, 900]) {
  const font = fontkit.create(await subsetFont(file, 'Enamel mug', { targetFormat: 'truetype', variationAxes: { wght } }))
  const { usWeightClass: weight, fsSelection } = font['OS/2']
  const width = font.layout('Enamel mug').advanceWidth
  console.log(wght, ' name', font.postscriptName, ' style', font.subfamilyName, ' bold', fsSelection.bold, ' weight', weight, ' width', width)
  cuts.push({ wght, name: font.postscriptName, style: font.subfamilyName, bold: fsSelection.bold, weight, width })
}
const isNamedAlike = cuts.every(({ name, style, bold }) => name === 'NotoSans-Regular' && style === 'Regular' && !bold)
const isPinned = cuts.every(({ wght, weight }) => wght === weight) && new Set(cuts.map(({ width }) => width)).size === 3
process.exitCode = isNamedAlike && isPinned ? 0 : 1
JS
node run.mjs || { echo 'Changed.'; exit 1; }
