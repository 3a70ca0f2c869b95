import type { FormatId } from '#contract/formats.ts'
import type { Box } from '#contract/report.ts'
import { hexToOklch } from '../color/oklch.ts'
import { bottom, right, union } from '../layout/layers/box.ts'
import { findHero } from '../layout/layers/hero-layer.ts'
import type { Layout } from '../layout/layers/layout.ts'
import type { ProposalInput } from '../layout/search/make-layout.ts'
import { type LightSide, productLight } from './product-light.ts'
import { proposeScene } from './propose-scene.ts'

/** What a painter of scenes has to know. Places in shares of the canvas. */
export interface ScenePlan {
  format: FormatId
  widthPx: number
  heightPx: number
  /** Where words will stand: calm there, each box of its own. */
  quiet: Box[]
  product: Box
  /** How high above the canvas's foot the product stands, from the top. */
  floor: number
  /** Whether the product stands on its base; else it hangs free. */
  standing: boolean
  light: LightSide
  dark: boolean
  /** The ad's ground and accent, as hex. */
  colors: { ground: string; accent: string }
}

/** The plan of the layout that the ad will have; undefined where the product cannot stand in a scene. */
export function planScene(input: ProposalInput): ScenePlan | undefined {
  const [layout] = proposeScene(input)
  const hero = layout && findHero(layout.layers)
  if (!hero) return undefined
  const { study } = input.photos[0]!
  const { colors } = layout.direction
  return {
    ...{ format: layout.format, widthPx: layout.widthPx, heightPx: layout.heightPx },
    quiet: quietBoxes(layout),
    product: shareOf(hero.placement.box, layout),
    floor: bottom(hero.placement.box) / layout.heightPx,
    standing: study.standing,
    light: productLight(study),
    dark: study.safeGrounds === 'any' ? hexToOklch(colors.ink).l > 0.6 : study.safeGrounds === 'dark',
    colors: { ground: colors.ground, accent: colors.accent },
  }
}

/** The message and what closes the foot: runs whose boxes lie near each other are one quiet place. */
function quietBoxes(layout: Layout): Box[] {
  const places: Box[] = []
  for (const layer of layout.layers) {
    if (layer.kind !== 'text') continue
    const box = shareOf(layer.box, layout)
    const near = places.findIndex((place) => isNear(place, box))
    if (near < 0) places.push(box)
    else places[near] = union(places[near]!, box)
  }
  return places
}

/** As a share of the canvas: a gap that the eye takes for one between lines of one text. */
const NEAR = 0.12

function isNear(a: Box, b: Box): boolean {
  return a.x < right(b) + NEAR && b.x < right(a) + NEAR && a.y < bottom(b) + NEAR && b.y < bottom(a) + NEAR
}

function shareOf({ x, y, width, height }: Box, { widthPx, heightPx }: Layout): Box {
  return { x: x / widthPx, y: y / heightPx, width: width / widthPx, height: height / heightPx }
}
