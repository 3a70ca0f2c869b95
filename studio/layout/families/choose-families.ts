import { isPaleOnPale } from '../../photo/product-tone.ts'
import type { AdStyle } from '#contract/choices.ts'
import type { Direction, FamilyId } from '../../direction/direction.ts'
import type { FamilyRequest } from '../../direction/family-choice.ts'
import type { MoodLight } from '../../inspiration/mood.ts'
import { canStandFree } from '../../photo/can-stand-free.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { chooseConcept } from './choose-concept.ts'
import { FAMILIES, familiesAtHome, LAST_RESORT, STOP_GAPS } from './families.ts'

/** Factor by which a new ad begins more rarely with a family than with the one before it in its style. */
const RARER = 0.84
const PHOTO_RARER = 0.7

/**
 * Returns the families to try, best first and the last resort last. On seeds that have a concept, it comes before all
 * others.
 */
export function chooseFamilies(
  style: AdStyle,
  hero: PhotoStudy,
  seed: number,
  request: FamilyRequest = {},
): FamilyId[] {
  const { use = 'unknown', words } = request
  const concept = words && chooseConcept(style, seed, { hero, use, words })
  const families = chooseAtHome(style, hero, seed, request)
  return concept ? [concept, ...families] : families
}

function chooseAtHome(
  style: AdStyle,
  hero: PhotoStudy,
  seed: number,
  { use, light = 'even' }: FamilyRequest,
): FamilyId[] {
  const homes = canStandFree(hero) ? inOrderOfPlace(byForm(homesFor(style, hero), hero), use) : []
  if (homes.length === 0) return [...choosePhotoFamilies(style, hero, seed), ...STOP_GAPS, LAST_RESORT]
  const lit = homesOf(style, light)
  const inLight = homes.filter((family) => lit.includes(family))
  const early = inLight.length > 0 ? inLight : homes
  return [...ahead(seededFirst(early, seed, RARER), homes), ...STOP_GAPS, LAST_RESORT]
}

/** Returns the first families, then the others in their own order. */
function ahead(first: readonly FamilyId[], all: readonly FamilyId[]): FamilyId[] {
  return [...first, ...all.filter((family) => !first.includes(family))]
}

/** Aspect ratios (width over height): up to the first a product is high, from the second on it is wide. */
const FORMS = [0.7, 1.35] as const
/** Number of places by which a fitting form moves a family forward. */
const FORM_WORTH = 2.5

/** Moves families that are best with the product's form further forward than they are in their style. */
function byForm(families: readonly FamilyId[], { product }: PhotoStudy): FamilyId[] {
  const aspect = product!.widthPx / product!.heightPx
  const form = aspect <= FORMS[0] ? 'high' : aspect >= FORMS[1] ? 'wide' : 'compact'
  const placeOf = (family: FamilyId) => families.indexOf(family) - (FAMILIES[family].bestFor === form ? FORM_WORTH : 0)
  return families.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/**
 * Moves families in whose place the product would be odd to the end, and drops those where it would be out of place.
 */
function inOrderOfPlace(families: readonly FamilyId[], use: Direction['use']): FamilyId[] {
  const fitOf = (family: FamilyId) => (use && FAMILIES[family].holds?.[use]) ?? 'suits'
  const { suits = [], last = [] } = Object.groupBy(families, fitOf)
  return [...suits, ...last]
}

/** Returns first the families on whose ground the product's edge is clean, then those that lay a plate behind it. */
function homesFor(style: AdStyle, { safeGrounds }: PhotoStudy): FamilyId[] {
  return ahead(homesOf(style, safeGrounds), homesOf(style, 'any'))
}

function homesOf(style: AdStyle, wanted: PhotoStudy['safeGrounds'] | MoodLight): FamilyId[] {
  return familiesAtHome(({ cutOut }) => {
    const [place, ground] = cutOut?.[style] ?? []
    return wanted === 'any' || wanted === ground ? place : undefined
  })
}

/** Returns the families for a photo that is not cut out, best first. */
function choosePhotoFamilies(style: AdStyle, hero: PhotoStudy, seed: number): FamilyId[] {
  const isBusy = hero.kind === 'busy' || hero.kind === 'person'
  const homes = isBusy ? familiesAtHome(({ busy }) => busy?.[style]) : groundFamilies(style, hero)
  const first = hero.treatment === 'cutout' ? familiesAtHome(({ cutOff }) => cutOff) : homes
  // The order starts at the seed's own family and goes round, so that a photo that refuses it does not always get the
  // same next one.
  const start = first.indexOf(seededFirst(first, seed, PHOTO_RARER)[0]!)
  return ahead([...first.slice(start), ...first.slice(0, start)], homes)
}

/**
 * Returns the families for a photo on a plain ground. A white seamless ground in a loud or dark style is a fog between
 * product and field, and white on white has nothing to stand out from: there a field or a bar carries the words.
 */
function groundFamilies(style: AdStyle, hero: PhotoStudy): FamilyId[] {
  const isFoggy = hero.kind === 'plain-light' && (isPaleOnPale(hero) || !(style === 'clean' || style === 'corporate'))
  const photo = hero.treatment === 'multiply' ? 'multiplied' : 'plain'
  return familiesAtHome(({ [photo]: places }) => places?.[isFoggy ? 'foggy' : 'clear'])
}

/** Multiples of the golden ratio spread evenly over 0 to 1, so that consecutive seeds differ as much as possible. */
const GOLDEN_RATIO = 0.618033988749895

/**
 * Returns the same families with the seed's own first. Each comes first more rarely than the one before it, by the
 * factor `rarer`.
 */
function seededFirst(families: readonly FamilyId[], seed: number, rarer: number): FamilyId[] {
  const shares = families.map((_, rank) => rarer ** rank)
  let left = ((seed * GOLDEN_RATIO) % 1) * shares.reduce((sum, share) => sum + share, 0)
  return ahead([families.at(shares.findIndex((share) => (left -= share) < 0))!], families)
}
