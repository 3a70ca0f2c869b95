import type { AdFormat } from '#contract/sizes.ts'
import type { Box } from '#contract/ads/report.ts'
import { bottom, union } from '../basics/boxes.ts'
import { hexToOklch } from '../color/oklch.ts'
import { messageBox } from '../layers/box.ts'
import { findHero } from '../layers/placement.ts'
import type { Layer, Layout } from '../layers/layout.ts'
import { isSignOff } from '../layers/name-parts.ts'
import type { ProposalInput } from '../layout/search/make-layout.ts'
import { type LightSide, productLight } from '../photo/product-light.ts'
import { proposeScene } from './propose-scene.ts'

/**
 * The layout that is planned for a scene, as far as the image model has to know it. Places are shares of the canvas.
 */
export interface ScenePlan extends Pick<Layout, 'family' | 'candidate'> {
  format: AdFormat
  widthPx: number
  heightPx: number
  /** Areas for words, which have to be calm. */
  quiet: Box[]
  product: Box
  /** Distance of the product's foot from the top of the canvas. */
  floor: number
  /** The product stands on its base; otherwise it hangs free. */
  standing: boolean
  light: LightSide
  dark: boolean
  /** The ad's ground and accent, as hex. */
  colors: { ground: string; accent: string }
}

/** Plans the layout that the ad will have. Returns undefined if the product cannot stand in a scene. */
export function planScene(input: ProposalInput): ScenePlan | undefined {
  const [layout] = proposeScene(input)
  const hero = layout && findHero(layout.layers)
  if (!hero) return undefined
  const { study } = input.photos[0]!
  const { colors } = layout.direction
  return {
    family: layout.family,
    candidate: layout.candidate,
    format: layout.format,
    widthPx: layout.widthPx,
    heightPx: layout.heightPx,
    quiet: quietBoxes(layout),
    product: shareOf(hero.placement.box, layout),
    floor: bottom(hero.placement.box) / layout.heightPx,
    standing: study.standing,
    light: productLight(study),
    dark: study.safeGrounds === 'any' ? hexToOklch(colors.ink).l > 0.6 : study.safeGrounds === 'dark',
    colors: { ground: colors.ground, accent: colors.accent },
  }
}

/** Returns two quiet areas: one for the message, one for the offer with the action. */
function quietBoxes(layout: Layout): Box[] {
  const isMessage = ({ part }: Layer) => MESSAGE.some((one) => one === part)
  return [layout.layers.filter(isMessage), layout.layers.filter((layer) => !isMessage(layer) && !isSignOff(layer))]
    .map((layers) => layers.flatMap(messageBox))
    .filter((boxes) => boxes.length > 0)
    .map((boxes) => shareOf(boxes.reduce(union), layout))
}

const MESSAGE = ['headline', 'name', 'support', 'proof'] as const

function shareOf({ x, y, width, height }: Box, { widthPx, heightPx }: Layout): Box {
  return { x: x / widthPx, y: y / heightPx, width: width / widthPx, height: height / heightPx }
}
