import { hexToOklch, oklchToHex, withAlpha } from '../../colour/oklch.ts'
import { footRow } from '../foot-row.ts'
import { type Family, type Kit, run } from '../kit.ts'
import type { Fill, Layer } from '../layout.ts'
import { photoLayer } from '../photo-crop.ts'
import { placeRun } from '../text-run.ts'
import { columnFamily } from './column.ts'

/**
 * Full-bleed: the photo is the ad; one scrim in the photo's own dark hue, the words in the lower third, or on a story at
 * both ends of the free zone (RECIPES: luxury-fullbleed and modern-fullbleed). Strips have no lower third: they take the column's form.
 */
export const fullBleedFamily: Family = {
  compose(kit) {
    return kit.stage.shape === 'strip' ? columnFamily.compose(kit) : poster(kit)
  },
}

/** Above this share of the height lies what a photo shows (see checkLayout): words begin under it. */
const MIDDLE_END = 0.655

/** Type on a photo is light, in every style. */
const PAPER = '#fbf8f3'

function poster(kit: Kit): Layer[] | undefined {
  const { stage, direction } = kit
  const { widthPx: w, heightPx: h, side: s, shape } = stage
  const { words, colors, style } = direction
  const rectangle = shape === 'rectangle'
  const photo = photoLayer(kit, { x: 0, y: 0, width: w, height: h })
  if (photo.box.width < w || photo.box.height < h) return undefined
  const margin = rectangle ? 16 : 0.066 * w
  const tall = shape === 'tall'
  const foot = tall ? h - 384 - 8 : h - margin
  const rowHeight = rectangle ? 32 : 0.085 * w
  const rowCenter = foot - rowHeight / 2
  const accent = readableAccent(kit)
  const row = footRow(kit, {
    x: margin,
    width: w - 2 * margin,
    centerY: rowCenter,
    maxHeight: rowHeight * 1.15,
    nameSize: rectangle ? 14 : 0.032 * w,
    supportSize: rectangle ? 0 : 0.0275 * w,
    color: PAPER,
    softColor: PAPER,
    priceSize: rectangle ? 20 : 0.044 * w,
    priceColor: style === 'luxury' ? colors.accent : PAPER,
    oldPriceColor: PAPER,
    badge: { size: rectangle ? 14 : 0.03 * w, color: style === 'luxury' ? colors.accent : PAPER, lines: 1 },
    action: {
      size: Math.max(stage.smallText, 0.029 * w),
      height: rectangle ? 30 : 0.072 * w,
      fill: accent.fill,
      text: accent.text,
      label: PAPER,
      radius: style === 'bold' || style === 'luxury' ? 'square' : style === 'corporate' ? 'soft' : 'pill',
    },
  })
  const gap = rectangle ? 12 : 0.036 * s
  const headline = run(kit, 'headline', words.headline, {
    color: PAPER,
    max: (rectangle ? 0.15 : 0.118) * s,
    min: Math.max(stage.smallText * 1.3, 0.05 * s),
    width: w - 2 * margin,
    height: tall ? 0.16 * h : rowCenter - rowHeight / 2 - gap - MIDDLE_END * h,
    lines: 3,
  })
  if (!row || !headline) return undefined
  if (tall) {
    const top = stage.safe.y + 0.012 * h
    const ends = [scrimDown(kit, top + headline.heightPx + 0.1 * h), scrim(kit, rowCenter - rowHeight / 2 - 0.2 * h)]
    return [photo, ...ends, placeRun(headline, margin, top), ...row]
  }
  const headlineY = rowCenter - rowHeight / 2 - gap - headline.heightPx
  return [photo, scrim(kit, headlineY - 0.2 * h), placeRun(headline, margin, headlineY), ...row]
}

function readableAccent(kit: Kit): { fill: string; text: string } {
  const { colors, style } = kit.direction
  if (style === 'clean' || style === 'modern') return { fill: '#ffffff', text: darkInk(kit) }
  return { fill: colors.accent, text: colors.onAccent }
}

function darkInk(kit: Kit): string {
  const { h } = hexToOklch(kit.direction.colors.ground)
  return oklchToHex(0.22, 0.05, h)
}

/** One scrim from the foot upwards, in the photo's own dark hue: a grey one looks like dirt. */
function scrim(kit: Kit, top: number): Layer {
  const { widthPx: w, heightPx: h } = kit.stage
  const start = Math.max(0, top)
  const box = { x: 0, y: start, width: w, height: h - start }
  return { kind: 'shape', shape: { type: 'rect', box }, fill: fade(kit, start, h) }
}

/** And one from the top downwards, over the platform's own part of a story. */
function scrimDown(kit: Kit, foot: number): Layer {
  const box = { x: 0, y: 0, width: kit.stage.widthPx, height: foot }
  return { kind: 'shape', shape: { type: 'rect', box }, fill: fade(kit, foot, 0) }
}

function fade(kit: Kit, from: number, to: number): Fill {
  const { h: hue, c } = hexToOklch(kit.hero.borderHex)
  const dark = oklchToHex(0.16, Math.min(0.045, c + 0.01), hue)
  return {
    type: 'linear',
    from: [0, from],
    to: [0, to],
    stops: [
      [0, withAlpha(dark, 0)],
      [0.28, withAlpha(dark, 0.5)],
      [0.5, withAlpha(dark, 0.78)],
      [0.8, withAlpha(dark, 0.9)],
      [1, withAlpha(dark, 0.94)],
    ],
  }
}
