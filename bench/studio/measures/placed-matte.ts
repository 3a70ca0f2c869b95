import { createCanvas, ImageData } from '@napi-rs/canvas'
import type { Layout, StudiedPhoto } from '#studio/index.ts'
import type { Box } from '#contract/ads/report.ts'
import { heroLayerOf, type ProductLayer } from './layers.ts'
import { drawAlpha, turnAbout } from './run-ink.ts'

/** The hero's coverage of each canvas pixel. */
export interface PlacedMatte {
  /** Values of 0 to 255, a byte for each pixel of the canvas. */
  alpha: Uint8Array
  /** `whole` for a photo that is not cut out: the matte is its subject's box, or the middle of the photo. */
  kind: 'cutout' | 'multiply' | 'whole'
}

/** Level from which a pixel of the divided photo is ground: it was made white there. */
const GROUND_LEVEL = 235
/** Share of a photo without a known subject: text stays off the photo's middle, its inner three tenths each way. */
const MIDDLE_SHARE = 0.3

export function placeMatte(layout: Layout, photos: readonly StudiedPhoto[]): PlacedMatte | undefined {
  const hero = heroLayerOf(layout)
  if (!hero) return undefined
  const canvas = { x: 0, y: 0, width: layout.widthPx, height: layout.heightPx }
  const photo = photos[hero.photo]!
  if (hero.kind !== 'product') {
    const middle = hero.kind === 'backdrop' ? hero.keep : subjectOnCanvas(hero.box, hero.crop, photo.study.subject)
    const alpha = drawAlpha(canvas, (ctx) => ctx.fillRect(middle.x, middle.y, middle.width, middle.height))
    return { alpha, kind: 'whole' }
  }
  const picture = asMatte(photo.study.product!, hero)
  const { box, rotation } = hero.placement
  const alpha = drawAlpha(canvas, (ctx) =>
    turnAbout(ctx, box, rotation, () => ctx.drawImage(picture, box.x, box.y, box.width, box.height)),
  )
  return { alpha, kind: hero.blend === 'multiply' ? 'multiply' : 'cutout' }
}

/** Returns the matte. A cut-out has its own; the product of a divided photo is what is not nearly white. */
function asMatte(
  { data, widthPx, heightPx }: { data: Uint8ClampedArray; widthPx: number; heightPx: number },
  { blend }: ProductLayer,
) {
  const matte = new Uint8ClampedArray(data.length)
  for (let offset = 0; offset < data.length; offset += 4) {
    const isGround = Math.min(data[offset]!, data[offset + 1]!, data[offset + 2]!) > GROUND_LEVEL
    matte[offset + 3] = blend === 'multiply' && isGround ? 0 : data[offset + 3]!
  }
  const canvas = createCanvas(widthPx, heightPx)
  canvas.getContext('2d').putImageData(new ImageData(matte, widthPx, heightPx), 0, 0)
  return canvas
}

function subjectOnCanvas(box: Box, crop: Box, subject: Box | undefined): Box {
  if (!subject) {
    const margin = (1 - MIDDLE_SHARE) / 2
    return {
      x: box.x + margin * box.width,
      y: box.y + margin * box.height,
      width: MIDDLE_SHARE * box.width,
      height: MIDDLE_SHARE * box.height,
    }
  }
  const scale = box.width / crop.width
  const [left, top] = [Math.max(subject.x, crop.x), Math.max(subject.y, crop.y)]
  const right = Math.min(subject.x + subject.width, crop.x + crop.width)
  const bottom = Math.min(subject.y + subject.height, crop.y + crop.height)
  return {
    x: box.x + (left - crop.x) * scale,
    y: box.y + (top - crop.y) * scale,
    width: Math.max(0, right - left) * scale,
    height: Math.max(0, bottom - top) * scale,
  }
}
