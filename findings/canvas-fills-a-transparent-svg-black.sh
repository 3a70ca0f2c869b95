#!/bin/sh
# @napi-rs/canvas 1.0.11 (npm): an SVG that is drawn on a canvas is black where its fill is "transparent", a colour of eight digits (#e3001bff) or an
# hsl() without commas. One would guess what the same canvas makes of the same words as its own fillStyle, which is right for all three: a logo
# with an empty ground, as drawing programs export it, becomes a black box in the ad. fill="none" and six digits are safe. 1.1.1 paints all of
# them, so that an update changes ads that are painted a second time.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts canvas-1.0.11@npm:@napi-rs/canvas@1.0.11 canvas-1.1.1@npm:@napi-rs/canvas@1.1.1 >/dev/null
cat >run.cjs <<'JS'
const fills = ['none', '#e3001b', 'transparent', '#e3001bff', 'hsl(353 100% 45%)']
async function measure(version) {
  const { createCanvas, loadImage } = require(`canvas-${version}`)
  const pixel = (context) => [...context.getImageData(10, 10, 1, 1).data].join(' ')
  const found = []
  for (const fill of fills) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="${fill}"/></svg>`
    const [drawn, own] = [createCanvas(20, 20).getContext('2d'), createCanvas(20, 20).getContext('2d')]
    drawn.drawImage(await loadImage(Buffer.from(drawing)), 0, 0)
    if (fill !== 'none') {
      own.fillStyle = fill
      own.fillRect(0, 0, 20, 20)
    }
    console.log(version, fill.padEnd(18), ' in an SVG', pixel(drawn).padEnd(13), ' as fillStyle', pixel(own))
    found.push(pixel(drawn) === pixel(own) ? 'same' : pixel(drawn))
  }
  return found.join()
}
async function run() {
  const found = [await measure('1.0.11'), await measure('1.1.1')]
  const [black, same] = ['same,same,0 0 0 255,0 0 0 255,0 0 0 255', 'same,same,same,same,same']
  process.exitCode = found[0] === black && found[1] === same ? 0 : 1
}
run()
JS
node run.cjs || { echo 'Changed.'; exit 1; }
