import type { FamilyId } from '../../direction/direction.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { checkLayout } from './check-layout.ts'
import type { SignOffPart } from '../blocks/sign-off.ts'
import { composeCandidate, type LayoutInput } from './compose-candidate.ts'
import { FAMILIES, formsOf, LAST_RESORT } from '../families/families.ts'
import type { Layout } from '../../layers/layout.ts'
import { scoreLayout } from './score/score-layout.ts'
import { FLAWLESS, FORM_COST, GOOD_ENOUGH } from './costs.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import { type Candidate, variationsFor } from './variations.ts'
import { headlineOf } from '../../layers/box.ts'

export interface Scored {
  layout: Layout
  /** Worth of its boxes, 0 to 1, less the cost of its form. */
  score: number
}

/**
 * Returns the best candidate of each of a family's forms, best first. Nothing is painted. A later form is searched only
 * if the earlier ones are not good enough; otherwise its own first candidate stands by. `problems` collects what did
 * not fit.
 */
export function searchFamily(input: LayoutInput, family: FamilyId, problems: string[] = []): Scored[] {
  const found: Scored[] = []
  const forms = formsOf(FAMILIES[family], makeCanvas(input.format))
  for (let form = 0; form < forms; form += 1) {
    const settled = found.some(({ score }) => score >= GOOD_ENOUGH)
    const best = searchForm(input, { family, form, settled }, problems)
    if (best) found.push(best)
  }
  return found.sort((first, second) => second.score - first.score)
}

/** Returns a family as it was designed, in the first of its forms that fits. */
export function designedCandidate(input: LayoutInput, family: FamilyId): Scored | undefined {
  for (let form = 0; form < formsOf(FAMILIES[family], makeCanvas(input.format)); form += 1) {
    const scored = tryCandidate(input, family, { form, variation: 0, sidesSwapped: false })
    if (scored) return scored
  }
  return undefined
}

/** Composes a candidate as a search would find it: its headline comes down from the size at which the design's fits. */
export function recompose(input: LayoutInput, family: FamilyId, candidate: Candidate): Scored | undefined {
  const designed = tryCandidate(input, family, { ...candidate, variation: 0, sidesSwapped: false })
  return tryCandidate(input, family, candidate, { fittedPx: designed && headlineOf(designed.layout.layers)?.sizePx })
}

function searchForm(
  input: LayoutInput,
  { family, form, settled }: { family: FamilyId; form: number; settled: boolean },
  problems: string[],
): Scored | undefined {
  const variations = family === LAST_RESORT || settled ? [0] : variationsFor(makeCanvas(input.format))
  let fittedPx: number | undefined
  let best: Scored | undefined
  for (const variation of variations) {
    const scored = tryCandidate(input, family, { form, variation, sidesSwapped: false }, { fittedPx, problems })
    if (variation === 0 && scored) fittedPx = headlineOf(scored.layout.layers)?.sizePx
    if (scored && (!best || worthOf(scored, input) > worthOf(best, input))) best = scored
    if (best && worthOf(best, input) >= FLAWLESS) break
  }
  return best
}

/** The one of two nearly equal candidates of a form that gives a reason to buy is better. */
const SILENT_COST = 0.02

function worthOf({ layout, score }: Scored, { direction }: LayoutInput): number {
  if (!direction.words.support) return score
  return layout.layers.some((layer) => layer.kind === 'text' && layer.part === 'support') ? score : score - SILENT_COST
}

/** Score that a composition may lose to the name of its brand. What loses more is better not signed. */
const NAME_COST = 0.1

const WITHOUT_NAME: readonly SignOffPart[] = ['brand-name']

/**
 * Returns a candidate, signed by the name of its brand unless that costs more than a name is worth. Its score is that
 * without the name, so that a name moves no ad to another composition.
 */
export function tryCandidate(
  input: LayoutInput,
  family: FamilyId,
  candidate: Candidate,
  options: TryOptions = {},
): Scored | undefined {
  const { direction, logo, without = [] } = input
  if (logo || direction.words.brandName === undefined || without.length > 0)
    return tryAsGiven(input, family, candidate, options)
  const named = tryAsGiven(input, family, candidate, options)
  const bare = tryAsGiven({ ...input, without: WITHOUT_NAME }, family, candidate, options)
  if (!named || !bare) return named ?? bare
  return named.score >= bare.score - NAME_COST ? { ...named, score: bare.score } : bare
}

interface TryOptions {
  fittedPx?: number | undefined
  problems?: string[] | undefined
}

function tryAsGiven(
  input: LayoutInput,
  family: FamilyId,
  candidate: Candidate,
  { fittedPx, problems }: TryOptions,
): Scored | undefined {
  const hero: PhotoStudy = input.photos[0]!.study
  const layout = composeCandidate(input, family, candidate, fittedPx)
  const broken = layout ? checkLayout(layout, hero) : ['its idea does not fit']
  if (!layout || broken.length > 0) {
    // What a variation breaks is no news. What the design itself breaks explains why an ad looks as it does.
    if (candidate.variation === 0) problems?.push(`${family} ${candidate.form}: ${broken.join(', ')}`)
    return undefined
  }
  return { layout, score: scoreLayout(layout, hero).total - FORM_COST * candidate.form }
}
