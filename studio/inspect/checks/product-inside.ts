import { bottom, right } from '../../basics/boxes.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import { FAMILIES } from '../../layout/families/families.ts'
import type { Layout } from '../../layers/layout.ts'
import type { Side } from '../../photo/photo-study.ts'
import type { Finding } from '#contract/ads/report.ts'
import { error } from '../finding.ts'
import type { InspectedAd } from '../inspected-ad.ts'
import { opaquePoints, type ShownPicture, shownPictures } from '../product-view.ts'

/** Share of a product that may leave the canvas unintended: the rounding of a grid of points on a slanted rim. */
const STRAY_SHARE = 0.01
/** Share that may leave where that is intended: a product that breaks the frame is still the product. */
const BLEED_SHARE = 0.2
/**
 * Shares for a low canvas, which shows a part of the product, so near that it is recognized, and for a half page, which
 * it leaves at the end.
 */
const FURTHER_BLEED = { low: 0.66, skyscraper: 0.3 }

/** Share that may leave where showing a part of the product is the idea. */
const PART_BLEED = 0.5

/**
 * Findings by layout. The check runs before the painting and after it, and a layout is composed for its photos, so it
 * stands for them too.
 */
const found = new WeakMap<Layout, Finding[]>()

/**
 * Checks that the product is on the canvas. It may bleed where its room reaches beyond the edge, which is how a
 * composition intends it, and where its own photo cuts it off. Needs no painted pixel, and no mending moves a product.
 */
export function productInside({ layout, photos }: Pick<InspectedAd, 'layout' | 'photos'>): Finding[] {
  const known = found.get(layout)
  if (known) return known
  const products = shownPictures(layout, photos).filter(({ layer }) => layer.kind === 'product')
  const findings = products.some((picture) => leaves(picture, layout))
    ? [error('product-inside', 'Too much of the product lies outside the picture.')]
    : []
  found.set(layout, findings)
  return findings
}

function leaves(picture: ShownPicture, layout: Layout): boolean {
  const points = opaquePoints(picture)
  const outside = points.map((point) => sidesLeft(point, layout)).filter((sides) => sides.length > 0)
  const cutOff = new Set(picture.study.touchesFrame)
  const meant = meantSides(picture, layout)
  const stray = outside.filter((sides) => sides.some((side) => !cutOff.has(side) && !meant.has(side)))
  const bled = outside.filter((sides) => sides.some((side) => !cutOff.has(side)))
  const { isLow, shape } = makeCanvas(layout.format)
  const wanted = isLow ? FURTHER_BLEED.low : shape === 'skyscraper' ? FURTHER_BLEED.skyscraper : BLEED_SHARE
  const maxBled = FAMILIES[layout.family]?.showsPart ? Math.max(PART_BLEED, wanted) : wanted
  return stray.length > STRAY_SHARE * points.length || bled.length > maxBled * points.length
}

interface Canvas {
  widthPx: number
  heightPx: number
}

const NO_SIDES: readonly Side[] = []

function sidesLeft([x, y]: [number, number], { widthPx, heightPx }: Canvas): readonly Side[] {
  // This holds for nearly all of the points.
  if (x >= 0 && x <= widthPx && y >= 0 && y <= heightPx) return NO_SIDES
  const sides: [Side, boolean][] = [
    ['left', x < 0],
    ['right', x > widthPx],
    ['top', y < 0],
    ['bottom', y > heightPx],
  ]
  return sides.filter(([, out]) => out).map(([side]) => side)
}

function meantSides({ layer }: ShownPicture, { widthPx, heightPx }: Canvas): Set<Side> {
  const zone = layer.kind === 'product' ? layer.placement.zone : undefined
  if (!zone) return new Set()
  const corners: [number, number][] = [
    [zone.x, zone.y],
    [right(zone), bottom(zone)],
  ]
  return new Set(corners.flatMap((corner) => sidesLeft(corner, { widthPx, heightPx })))
}
