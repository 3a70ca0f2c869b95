#!/bin/sh
# pptxgenjs 4.0.1 (npm): the four margins of a text box are read as left, right, bottom and top. Its types say "[10,5,10,5] // Top margin 10, Right
# margin 5, Bottom margin 10, Left margin 5". One would guess that order, which is that of CSS: [0, 0, 0, 24], meant to inset a headline by 24
# points from the left, moves it down by 24 and leaves it at the edge. Seen for [1, 2, 3, 4]: left 1, top 4, right 2, bottom 3.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts pptxgenjs@4.0.1 jszip@3.10.2 >/dev/null
cat >run.cjs <<'JS'
const Deck = require('pptxgenjs')
const Archive = require('jszip')
const POINT = 12700
async function run() {
  const deck = new Deck()
  deck.addSlide().addText('Enamel mug', { x: 1, y: 1, w: 3, h: 1, margin: [1, 2, 3, 4] })
  const archive = await Archive.loadAsync(await deck.write({ outputType: 'nodebuffer' }))
  const slide = await archive.file('ppt/slides/slide1.xml').async('string')
  const inset = (side) => Number(new RegExp(` ${side}="(\\d+)"`).exec(slide)[1]) / POINT
  const [left, top, right, bottom] = ['lIns', 'tIns', 'rIns', 'bIns'].map(inset)
  console.log('margin [1, 2, 3, 4]:  left', left, ' top', top, ' right', right, ' bottom', bottom)
  process.exitCode = [left, right, bottom, top].join() === '1,2,3,4' ? 0 : 1
}
run()
JS
node run.cjs || { echo 'Changed.'; exit 1; }
