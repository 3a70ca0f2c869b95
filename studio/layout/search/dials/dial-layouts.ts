import { type Dial, DIAL_PARTS, type Dials } from '#contract/ads/dials.ts'
import type { LayoutInput } from '../compose-candidate.ts'
import { hiddenLetters, withMostCompanions } from '../make-layout.ts'
import { type Scored, tryCandidate } from '../search-family.ts'
import { makeCanvas } from '../../../canvas/canvas.ts'
import { grow, lineBoxes } from '../../../layers/box.ts'
import type { Layout, TextLayer } from '../../../layers/layout.ts'
import type { PhotoStudy } from '../../../photo/photo-study.ts'
import { findCompanions, findHero, productCover } from '../../../layers/placement.ts'
import { goalOf, isKept, meets, standsThere, stays } from './dial-goal.ts'
import { type DialWay, dialWays } from './dial-ways.ts'
import { measureParts, type PartSizes } from './measure-parts.ts'

/** Largest number of the ways that hold which are painted. */
const PAINTED_MAX = 3
/** Largest number of ways that are composed. */
const WAYS_MAX = 48
/** Score that a way that holds loses for each place that it comes later. */
const LATER_COST = 0.01

/**
 * Returns layouts with the user's dials, best first, by the same checks as any; the layout itself if all dials are at
 * rest. A dial that finds no room is left at fewer steps, or at rest, which `dialed` records, unless it is one of
 * `asked`: then there is no layout, and the dial is added to `missed`.
 */
export function dialLayouts(
  input: LayoutInput,
  rest: Layout,
  { asked = [], missed = [] }: { asked?: readonly Dial[] | undefined; missed?: Dial[] | undefined } = {},
): Layout[] {
  const { dials } = input.direction
  if (!dials) return [rest]
  const sizes = measureParts(rest, input.photos)
  const wanted = dialsOf(rest, sizes, { dials, asked })
  if (wanted.length === 0) return [rest]
  const found = nearestDials({ input, rest, sizes }, only(dials, wanted), { asked, missed })
  if (!found) return []
  const others = only(
    dials,
    (Object.keys(dials) as Dial[]).filter((dial) => !wanted.includes(dial)),
  )
  const dialed = (layout: Layout, met: Dials): Layout => {
    const own = { ...others, ...met }
    return areSame(own, dials) ? layout : { ...layout, dialed: own }
  }
  const layouts = found.layouts.map((layout) => dialed(layout, found.dials))
  return asked.length > 0 || Object.keys(found.dials).length === 0 ? layouts : [...layouts, dialed(rest, {})]
}

function areSame(some: Dials, others: Dials): boolean {
  const keys = Object.keys({ ...some, ...others }) as Dial[]
  return keys.every((dial) => some[dial] === others[dial])
}

/**
 * Returns the dials that the layout has the part for, or that are asked for, and the place if it does not show that
 * already.
 */
function dialsOf(rest: Layout, sizes: PartSizes, { dials, asked }: { dials: Dials; asked: readonly Dial[] }): Dial[] {
  return (Object.keys(dials) as Dial[]).filter((dial) => {
    if (dial === 'place') return !standsThere(dials, sizes, rest)
    return sizes[dial] !== undefined || asked.includes(dial)
  })
}

function only(dials: Dials, some: readonly Dial[]): Dials {
  return Object.fromEntries(Object.entries(dials).filter(([dial]) => some.includes(dial as Dial)))
}

interface Dialing {
  input: LayoutInput
  rest: Layout
  sizes: PartSizes
}

/**
 * Meets all dials at once where that can be. Otherwise meets one after another, each as far as there is room, those
 * first that have to be met.
 */
function nearestDials(
  dialing: Dialing,
  wanted: Dials,
  { asked, missed }: { asked: readonly Dial[]; missed: Dial[] },
): { dials: Dials; layouts: Layout[] } | undefined {
  const all = layoutsWith(dialing, wanted)
  if (all.length > 0) return { dials: wanted, layouts: all }
  let found: { dials: Dials; layouts: Layout[] } = { dials: {}, layouts: [dialing.rest] }
  const dials = (Object.keys(wanted) as Dial[]).toSorted(
    (one, other) => Number(asked.includes(other)) - Number(asked.includes(one)),
  )
  for (const dial of dials) {
    const mustBeMet = asked.includes(dial)
    const next = nearestOf(wanted, dial, mustBeMet)
      .map((own) => ({ ...found.dials, ...own }))
      .map((own) => ({ dials: own, layouts: layoutsWith(dialing, own) }))
      .find(({ layouts }) => layouts.length > 0)
    if (!next && mustBeMet) {
      missed.push(dial)
      return undefined
    }
    found = next ?? found
  }
  return found
}

/** Lists a dial as it is wanted and, if it need not be met, at fewer and fewer steps. */
function nearestOf(wanted: Dials, dial: Dial, mustBeMet: boolean): Dials[] {
  if (dial === 'place') return wanted.place ? [{ place: wanted.place }] : []
  const steps = wanted[dial] ?? 0
  if (mustBeMet) return [{ [dial]: steps }]
  return Array.from({ length: Math.abs(steps) }, (_, less) => ({ [dial]: Math.sign(steps) * (Math.abs(steps) - less) }))
}

/** Lists the layouts that show all of these dials, and keep what nobody dialed. */
function layoutsWith({ input, rest, sizes }: Dialing, dials: Dials): Layout[] {
  if (Object.keys(dials).length === 0) return [rest]
  if (DIAL_PARTS.some((part) => dials[part] !== undefined && sizes[part] === undefined)) return []
  const found: Scored[] = []
  for (const [index, way] of dialWays(rest, sizes, dials).slice(0, WAYS_MAX).entries()) {
    const scored = composeWay({ input, rest, sizes }, way, dials)
    if (scored) found.push({ ...scored, score: scored.score - LATER_COST * index })
    if (found.length >= PAINTED_MAX) break
  }
  return found.toSorted((one, other) => other.score - one.score).map(({ layout }) => layout)
}

/** Number of times that a product's size is corrected by what came of it. */
const TRIES = 3

function composeWay(
  { input, rest, sizes }: Dialing,
  { candidate, tuned: first }: DialWay,
  dials: Dials,
): Scored | undefined {
  const compared = (is: PartSizes) => ({ is, rest: sizes, canvas: rest })
  let tuned = first
  for (let tries = 0; tries < TRIES; tries += 1) {
    const own = { ...input, tuned }
    const composed = tryCandidate(own, rest.family, candidate)
    if (!composed) return undefined
    const layout = { ...withMostCompanions(own, composed.layout), candidate: rest.candidate }
    const is = measureParts(layout, input.photos)
    const goal = goalOf('product', dials)
    if (goal !== 1 && !meets('product', dials, compared(is))) {
      if (!is.product || !sizes.product) return undefined
      tuned = { ...tuned, productBy: ((tuned.productBy ?? 1) * goal * sizes.product) / is.product }
      continue
    }
    const isMet = (Object.keys(dials) as Dial[]).every((dial) => meets(dial, dials, compared(is)))
    const others = DIAL_PARTS.filter((part) => dials[part] === undefined && !(part === 'product' && goal !== 1))
    const isSide = dials.place === 'left' || dials.place === 'right'
    const isThere = isSide || stays(compared(is))
    const isAlike = others.every((part) => isKept(part, compared(is))) && showsAsMuch(layout, rest)
    const keeps = isThere && isAlike && hasAir(layout, rest, input.photos[0]!.study)
    if (!isMet || !keeps || hiddenLetters(layout, input.photos, input.typesetter).length > 0) return undefined
    return { layout, score: composed.score }
  }
  return undefined
}

/** Returns true if no words and no product that stood there are left out. */
function showsAsMuch({ layers }: Layout, rest: Layout): boolean {
  const shown = new Set(layers.map((layer) => (layer.kind === 'text' ? `${layer.part} ${layer.text}` : layer.kind)))
  const wasShown = rest.layers.flatMap((layer) => (layer.kind === 'text' ? `${layer.part} ${layer.text}` : []))
  return (
    wasShown.every((text) => shown.has(text)) && findCompanions(layers).length === findCompanions(rest.layers).length
  )
}

/**
 * Air between a product that grew and words, as a share of the canvas's shorter side: less looks as if they touched by
 * accident.
 */
const AIR = 0.014

/** Returns true if the product keeps off the words, but for those that it was as near to. */
function hasAir(layout: Layout, rest: Layout, study: PhotoStudy): boolean {
  const near = new Set(partsNear(rest, study))
  return partsNear(layout, study).every((part) => near.has(part))
}

function partsNear({ layers, format }: Layout, study: PhotoStudy): TextLayer['part'][] {
  const hero = findHero(layers)
  if (!hero) return []
  const air = AIR * makeCanvas(format).side
  const texts = layers.filter((layer) => layer.kind === 'text')
  const lines = texts.filter(({ rotation }) => rotation === 0)
  const isNear = (text: TextLayer) =>
    lineBoxes(text).some((box) => productCover(study, hero.placement, grow(box, air)) > 0)
  return lines.filter(isNear).map(({ part }) => part)
}
