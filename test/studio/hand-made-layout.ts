import type { Box } from '#contract/ads/report.ts'
import type { FormatId } from '#contract/formats.ts'
import { getFormat } from '#contract/formats.ts'
import { makeBrief } from '#studio/brief/brief.ts'
import { directAd } from '#studio/make-ad/direct-ad.ts'
import type { Direction, FamilyId } from '#studio/direction/direction.ts'
import type { Layer, Layout, TextLayer, TextRole } from '#studio/layers/layout.ts'
import type { StudiedPhoto } from '#studio/index.ts'
import { adFields } from './ad-fields.ts'
import { drawPixels } from '../pictures/draw-pixels.ts'

/** A run of text set by hand: its ink box, and how its words are divided. */
export interface HandMadeText {
  role: TextRole
  box: Box
  /** One entry for each line, as a share of the box's width; defaults to a single full line. */
  lines?: { text: string; share?: number }[]
  rotation?: number
  behindProduct?: boolean
}

export interface HandMade {
  format?: FormatId
  family?: FamilyId
  texts: HandMadeText[]
  product?: Box
  /** A photo shown whole, instead of a product. */
  photo?: Box
  shapes?: Layer[]
  direction?: Partial<Direction>
}

/** A disc-shaped product, cut out: its bounds have empty corners, as those of real products do. */
export function discPhoto(): StudiedPhoto['study'] {
  const product = drawPixels(
    200,
    200,
    [0, 0, 0, 0],
    [(x, y) => (Math.hypot(x - 100, y - 100) < 98 ? [120, 60, 40, 255] : undefined)],
  )
  return {
    kind: 'transparent',
    shows: 'product-shot',
    widthPx: 200,
    heightPx: 200,
    treatment: 'cutout',
    matteConfidence: 1,
    subject: { x: 0, y: 0, width: 200, height: 200 },
    product,
    productBox: { x: 0, y: 0, width: 200, height: 200 },
    safeGrounds: 'any',
    touchesFrame: [],
    standing: true,
    palette: [{ hex: '#783c28', share: 1 }],
    meanLightness: 0.45,
    borderLightness: 1,
    borderHex: '#ffffff',
    sharpness: 200,
    shadowAttached: false,
    refused: undefined,
  }
}

/** Builds a layout by hand, for judging layouts: boxes where a test needs them, and nothing that would be painted. */
export function handMadeLayout(hand: HandMade): Layout {
  const format = hand.format ?? 'instagram_feed'
  const { widthPx, heightPx } = getFormat(format)
  const chosen = directAd(makeBrief(adFields({ adStyle: 'clean' }), 1), discPhoto(), { format, seed: 1 })
  const direction = { ...chosen, ...hand.direction }
  const layers: Layer[] = [...(hand.shapes ?? [])]
  if (hand.product) {
    layers.push({ kind: 'product', photo: 0, placement: { box: hand.product, rotation: 0 }, blend: 'source-over' })
  }
  if (hand.photo) layers.push({ kind: 'photo', photo: 0, crop: hand.photo, box: hand.photo, radius: 0 })
  layers.push(...hand.texts.map((text) => textLayer(text, direction)))
  const family = hand.family ?? 'window'
  return { version: 2, format, widthPx, heightPx, seed: 1, family, candidate: 0, direction, layers }
}

function textLayer(hand: HandMadeText, direction: Direction): TextLayer {
  const { role, box } = hand
  const lines = hand.lines ?? [{ text: `the ${role} in words` }]
  const height = box.height / lines.length
  return {
    kind: 'text',
    part: role,
    text: lines.map(({ text }) => text).join(' '),
    lines: lines.map(({ text, share = 1 }, index) => ({
      text,
      x: 0,
      baseline: (index + 1) * height,
      inkBox: { x: 0, y: index * height, width: share * box.width, height: height * 0.8 },
    })),
    face: role === 'headline' ? direction.type.display : direction.type.text,
    sizePx: height,
    trackingEm: 0,
    color: '#000000',
    x: box.x,
    y: box.y,
    box,
    rotation: hand.rotation ?? 0,
    direction: direction.textDirection,
    language: direction.language,
    ...(hand.behindProduct && { behindProduct: true }),
  }
}
