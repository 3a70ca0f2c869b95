import sharp, { type Sharp } from 'sharp'
import type { Pixels } from '#studio/photo/pixels/pixels.ts'
import { drawPixels, type Painter, type Rgba } from './draw-pixels.ts'

const CLEAR: Rgba = [0, 0, 0, 0]
const WHITE: Rgba = [241, 241, 242, 255]
const RED: Rgba = [196, 38, 46, 255]

/** Returns encoded photos as users upload them who do not know of any product study. Every one is drawn. */
export function hostilePhotos(): Record<string, () => Promise<Uint8Array>> {
  return {
    'one pixel': () => png(drawPixels(1, 1, RED, [])),
    'one pixel wide': () => png(drawPixels(1, 2000, (_, y) => [y / 8, 90, 200 - y / 10, 255], [])),
    'one pixel high': () => png(drawPixels(2000, 1, (x) => [x / 8, 90, 200 - x / 10, 255], [])),
    'all clear': () => png(drawPixels(400, 300, CLEAR, [])),
    'a trace of alpha': () => png(drawPixels(300, 300, [80, 20, 20, 3], [])),
    'opaque with an alpha channel': () => png(drawPixels(400, 400, WHITE, [bottle(200, 200, 110)], { smooth: true })),
    'one color': () => png(drawPixels(300, 300, RED, [])),
    'pure white': () => png(drawPixels(300, 300, [255, 255, 255, 255], [])),
    'pure black': () => png(drawPixels(300, 300, [0, 0, 0, 255], [])),
    'pure noise': () => png(drawPixels(300, 300, noise, [])),
    'nearly empty with a baked shadow': () =>
      png(drawPixels(700, 700, CLEAR, [bakedShadow, bottle(350, 300, 95)], { smooth: true })),
    'touching the top': () => jpeg(onWhite((x, y) => Math.abs(x - 200) < 90 && y < 260)),
    'touching the right': () => jpeg(onWhite((x, y) => x > 140 && Math.abs(y - 200) < 90)),
    'touching the foot': () => jpeg(onWhite((x, y) => Math.abs(x - 200) < 90 && y > 140)),
    'touching the left': () => jpeg(onWhite((x, y) => x < 260 && Math.abs(y - 200) < 90)),
    'touching all sides': () => jpeg(onWhite((x, y) => Math.abs(x - 200) < 90 || Math.abs(y - 200) < 90)),
    'a banner': () => jpeg(drawPixels(700, 200, WHITE, [bottle(350, 100, 60)], { smooth: true })),
    'a tall strip': () => jpeg(drawPixels(200, 700, WHITE, [bottle(100, 350, 60)], { smooth: true })),
    'a thumbnail': () => jpeg(drawPixels(110, 110, WHITE, [bottle(55, 55, 30)], { smooth: true })),
    'near black on black': () => jpeg(drawPixels(400, 400, [14, 14, 16, 255], [ball([23, 22, 25, 255])])),
    'white on white': () => jpeg(drawPixels(400, 400, WHITE, [ball([232, 232, 234, 255])])),
    'grey levels': async () =>
      sharp(await jpeg(bottleOnWhite()))
        .toColourspace('b-w')
        .jpeg()
        .toBuffer(),
    'sixteen bits': async () =>
      sharp(await png(bottleOnWhite()))
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    'four inks': async () =>
      sharp(await jpeg(bottleOnWhite()))
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
  }
}

function bottleOnWhite(): Pixels {
  return drawPixels(400, 400, WHITE, [bottle(200, 200, 110)], { smooth: true })
}

/** Draws a body with a neck: `size` is half its height. */
function bottle(centerX: number, centerY: number, size: number): Painter {
  return (x, y) => {
    const [u, v] = [(x - centerX) / size, (y - centerY) / size]
    const inside = Math.abs(v) < 1 && Math.abs(u) < (v < -0.5 ? 0.16 : 0.4)
    return inside ? [170 + 60 * u, 40, 60 + 30 * v, 255] : undefined
  }
}

function ball(color: Rgba): Painter {
  return (x, y) => (Math.hypot(x - 200, y - 200) < 110 ? color : undefined)
}

function onWhite(inside: (x: number, y: number) => boolean): Pixels {
  return drawPixels(400, 400, WHITE, [(x, y) => (inside(x, y) ? RED : undefined)], { smooth: true })
}

const bakedShadow: Painter = (x, y) => {
  const away = Math.hypot((x - 350) / 130, (y - 440) / 26)
  return away < 1 ? [0, 0, 0, Math.round(110 * (1 - away))] : undefined
}

/** Different from pixel to pixel, and the same on every machine. */
function noise(x: number, y: number): Rgba {
  let state = Math.imul(x + 1, 374_761_393) ^ Math.imul(y + 1, 668_265_263)
  const next = (): number => {
    state = Math.imul(state ^ (state >>> 13), 1_274_126_177)
    return (state ^ (state >>> 16)) & 255
  }
  return [next(), next(), next(), 255]
}

function raw({ data, widthPx, heightPx }: Pixels): Sharp {
  return sharp(Buffer.from(data.buffer), { raw: { width: widthPx, height: heightPx, channels: 4 } })
}

function png(pixels: Pixels): Promise<Uint8Array> {
  return raw(pixels).png().toBuffer()
}

function jpeg(pixels: Pixels): Promise<Uint8Array> {
  return raw(pixels).flatten().jpeg({ quality: 92 }).toBuffer()
}
