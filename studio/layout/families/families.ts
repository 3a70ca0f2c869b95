import { FAMILY_IDS, type FamilyId } from '../../direction/direction.ts'
import { sceneFamily } from './scene.ts'
import type { Layer } from '../../layers/layout.ts'
import { answerFamily } from './answer.ts'
import { backdropFamily } from './backdrop.ts'
import { barFamily } from './bar.ts'
import { blocksFamily } from './blocks.ts'
import { centreFamily } from './centre.ts'
import { columnFamily } from './column.ts'
import { fadeFamily } from './fade.ts'
import type { Family, Homes } from './family.ts'
import { fullBleedFamily } from './full-bleed.ts'
import { giantFamily } from './giant.ts'
import { nebulaFamily } from './nebula.ts'
import { orbFamily } from './orb.ts'
import { panelFamily } from './panel.ts'
import { paperFamily } from './paper.ts'
import { plainFamily } from './plain.ts'
import { podiumFamily } from './podium.ts'
import { poolFamily } from './pool.ts'
import { sunburstFamily } from './sunburst.ts'
import { splitFamily } from './split.ts'
import { typeBreakFamily } from './type-break.ts'
import { nearFamily } from './near.ts'
import { rhythmFamily } from './rhythm.ts'
import { seamFamily } from './seam.ts'
import { breakoutFamily } from './breakout.ts'
import { tagFamily } from './tag.ts'
import { spotlightFamily } from './spotlight.ts'
import { echoFamily } from './echo.ts'
import { crowdFamily } from './crowd.ts'
import { floodFamily } from './flood.ts'
import { windowFamily } from './window.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import { isSizeShape } from '../../canvas/shape-rules.ts'
import type { ComposeContext } from '../compose-context.ts'

export const FAMILIES: Record<FamilyId, Family> = {
  window: windowFamily,
  pool: poolFamily,
  panel: panelFamily,
  'type-break': typeBreakFamily,
  nebula: nebulaFamily,
  blocks: blocksFamily,
  podium: podiumFamily,
  sunburst: sunburstFamily,
  orb: orbFamily,
  giant: giantFamily,
  centre: centreFamily,
  'full-bleed': fullBleedFamily,
  backdrop: backdropFamily,
  bar: barFamily,
  fade: fadeFamily,
  split: splitFamily,
  column: columnFamily,
  paper: paperFamily,
  scene: sceneFamily,
  near: nearFamily,
  rhythm: rhythmFamily,
  seam: seamFamily,
  breakout: breakoutFamily,
  tag: tagFamily,
  spotlight: spotlightFamily,
  echo: echoFamily,
  crowd: crowdFamily,
  flood: floodFamily,
  answer: answerFamily,
  plain: plainFamily,
}

/** Returns the families that are at home with a photo, in the order of their places. */
export function familiesAtHome(placeIn: (homes: Homes) => number | undefined): FamilyId[] {
  const placed = FAMILY_IDS.flatMap((family) => {
    const { tried } = FAMILIES[family]
    const place = typeof tried === 'string' ? undefined : placeIn(tried)
    return place === undefined ? [] : [{ family, place }]
  })
  return placed.toSorted((one, other) => one.place - other.place).map(({ family }) => family)
}

/** Families that follow those at home with a photo, whatever the photo is. */
export const STOP_GAPS = familiesTried('stop-gap')

/** Families that stand in a place that an image model painted, and nowhere else. */
export const IN_PAINTED_PLACES = familiesTried('in a painted place')

/** Families that are each one idea in the picture (see Concept). */
export const CONCEPTS = familiesTried('as a concept')

/** The family that fits when no other one does. */
export const LAST_RESORT: FamilyId = familiesTried('last resort')[0]!

function familiesTried(when: Family['tried']): FamilyId[] {
  return FAMILY_IDS.filter((family) => FAMILIES[family].tried === when)
}

/** Families that a language model may ask for when it directs, with their descriptions for it. */
export const OFFERED_FAMILIES = FAMILY_IDS.flatMap((family) => {
  const { offeredAs } = FAMILIES[family]
  return offeredAs === undefined ? [] : [{ family, offeredAs }]
})

/** Returns the number of forms that a family has on a canvas; 0 if it is not tried there. */
export function formsOf({ candidates = 1, arrangements }: Family, { shape }: Pick<Canvas, 'shape'>): number {
  return isSizeShape(shape) ? (arrangements?.[shape]?.length ?? 0) : candidates
}

/** Composes the form of a family that the context asks for. Returns undefined if the family does not fit. */
export function composeFamily(family: Family, context: ComposeContext): Layer[] | undefined {
  const { shape } = context.canvas
  if (family.suits && !family.suits(context)) return undefined
  if (isSizeShape(shape)) return family.arrangements?.[shape]?.[context.candidate]?.(context)
  return (shape === 'banner' ? family.banner : family.poster)?.(context)
}
