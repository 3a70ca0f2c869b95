import { type FormatId, getFormat } from '#contract/formats.ts'
import { makeBrief } from '#studio/brief/brief.ts'
import { directAd } from '#studio/make-ad/direct-ad.ts'
import type { FamilyId } from '#studio/direction/direction.ts'
import type { Layer, Layout, Placement, TextLayer } from '#studio/layers/layout.ts'
import { nameParts } from '#studio/layers/name-parts.ts'
import { makeCanvas } from '#studio/canvas/canvas.ts'
import { adFields } from './ad-fields.ts'
import { standingProduct } from '../pictures/standing-product.ts'

const direction = directAd(makeBrief(adFields(), 1), standingProduct(24, 64).study, {
  format: 'square',
  seed: 1,
})

/** Builds a layout of a hero on a light floor with nothing else, and whatever more a test adds. */
export function heroAlone(
  own: { format?: FormatId; family?: FamilyId; placement?: Placement; more?: Layer[]; ground?: string } = {},
): Layout {
  const format = own.format ?? 'square'
  const { widthPx, heightPx } = getFormat(format)
  const placement = own.placement ?? {
    box: { x: widthPx / 2 - 90, y: heightPx / 2 - 240, width: 180, height: 480 },
    rotation: 0,
  }
  const ground = own.ground ?? '#f2f2f2'
  const fill = { type: 'solid', color: ground } as const
  return {
    version: 2,
    format,
    widthPx,
    heightPx,
    seed: 1,
    family: own.family ?? 'window',
    candidate: 0,
    direction: {
      ...direction,
      words: { ...direction.words, price: undefined },
      colors: { ...direction.colors, ground },
    },
    layers: nameParts([
      { kind: 'shape', shape: { type: 'rect', box: { x: 0, y: 0, width: widthPx, height: heightPx } }, fill },
      { kind: 'product-shadow', placement, color: '#333333', style: 'contact', opacity: 0.6 },
      { kind: 'product', photo: 0, placement, blend: 'source-over' },
      textAt('headline', { x: widthPx * 0.08, y: makeCanvas(format).safe.y + 4, width: 60, height: 24 }),
      textAt('name', { x: widthPx * 0.08, y: makeCanvas(format).safe.y + 34, width: 60, height: 12 }),
      textAt('call-to-action', { x: widthPx * 0.08, y: makeCanvas(format).safe.y + 52, width: 60, height: 12 }),
      ...(own.more ?? []),
    ]),
  }
}

/** A run of text as a box: these tests only need its position. */
export function textAt(role: TextLayer['part'], box: TextLayer['box'], behindProduct = false): TextLayer {
  const inkBox = { x: 0, y: 0, width: box.width, height: box.height }
  return {
    kind: 'text',
    part: role,
    text: role,
    lines: [{ text: role, x: 0, baseline: box.height, inkBox }],
    face: direction.type.text,
    sizePx: box.height,
    trackingEm: 0,
    color: '#111111',
    x: box.x,
    y: box.y,
    box,
    rotation: 0,
    direction: 'ltr',
    language: 'en',
    ...(behindProduct ? { behindProduct } : {}),
  }
}
