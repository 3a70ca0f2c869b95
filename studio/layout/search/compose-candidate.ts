import type { AdFormat } from '#contract/sizes.ts'
import { hexToOklch } from '../../color/oklch.ts'
import type { Direction, FamilyId } from '../../direction/direction.ts'
import type { Words } from '../../words/words.ts'
import type { StudiedPhoto } from '../../photo/studied-photo.ts'
import type { Logo } from '../../photo/clean-logo.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { Pixels } from '../../photo/pixels/pixels.ts'
import type { Typesetter } from '../../type/typesetter.ts'
import { composeFamily, FAMILIES, LAST_RESORT } from '../families/families.ts'
import type { ComposeContext, Tuned } from '../compose-context.ts'
import { grow } from '../../layers/box.ts'
import type { Layer, Layout, LogoLayer, TextLayer } from '../../layers/layout.ts'
import { mirrorLayers } from '../../layers/mirror.ts'
import { nameParts } from '../../layers/name-parts.ts'
import { isCutOffAt } from '../picture/cut-off.ts'
import { clearSpace, cornerLogo, isSignedAtEnd } from '../blocks/logo.ts'
import { cornerWordmark } from '../blocks/wordmark.ts'
import { addressAtHead, isSignedAtHead, setSignOff, type SignOff, type SignOffPart } from '../blocks/sign-off.ts'
import { type Canvas, makeCanvas } from '../../canvas/canvas.ts'
import { wearColors } from '../own-colors/wear-colors.ts'
import { swapSides } from '../../layers/swap-sides.ts'
import { type Candidate, candidateNumber, VARIATIONS } from './variations.ts'

export interface LayoutInput {
  direction: Direction
  format: AdFormat
  photos: readonly StudiedPhoto[]
  /** See ComposeContext. */
  scene?: Pixels | undefined
  logo?: Logo | undefined
  /** Parts of the sign-off that were given and found no room with any composition. */
  without?: readonly SignOffPart[]
  typesetter: Typesetter
  seed: number
  /** See ComposeContext. */
  groupWidths?: number | undefined
  /** See ComposeContext. */
  tuned?: Tuned | undefined
}

/**
 * Composes one candidate of a family, not yet checked. `fittedPx` is the size at which the headline fits as designed,
 * from which smaller ones are taken. Returns undefined if the family's idea does not fit.
 */
export function composeCandidate(
  input: LayoutInput,
  family: FamilyId,
  candidate: Candidate,
  fittedPx = Number.POSITIVE_INFINITY,
): Layout | undefined {
  const { format, direction, seed } = input
  if (candidate.sidesSwapped && FAMILIES[family].sides) return undefined
  const context = { ...makeContext(input, candidate, fittedPx), needsPlate: plateFor(input, family) }
  const swapped = { ...candidate, sidesSwapped: true }
  const layers = signed(context, input, (canvas) =>
    composeWithProminentOffer({ ...context, canvas }, family, candidate),
  )
  const { widthPx, heightPx } = context.canvas
  if (!layers) return needsSwap(context) ? composeCandidate(input, family, swapped, fittedPx) : undefined
  const mirrored: Layer[] = direction.textDirection === 'rtl' ? mirrorLayers(layers, widthPx) : layers
  const number = candidateNumber(candidate)
  const worn = wearColors(mirrored, context.canvas, direction.ownColors)
  return { version: 2, format, widthPx, heightPx, seed, family, candidate: number, direction, layers: worn }
}

/** Returns the ground that the product's edge needs, if the family has another in this style. */
function plateFor(
  { direction: { style, ownColors }, photos }: LayoutInput,
  family: FamilyId,
): 'light' | 'dark' | undefined {
  const { tried, concept } = FAMILIES[family]
  const usual = typeof tried === 'string' ? concept?.behind[style] : tried.cutOut?.[style]?.[1]
  const ground = usual && ownColors?.ground ? lightOf(ownColors.ground) : usual
  const { safeGrounds } = photos[0]!.study
  return ground === undefined || safeGrounds === 'any' || ground === safeGrounds ? undefined : safeGrounds
}

function lightOf(ground: string): 'light' | 'dark' {
  return hexToOklch(ground).l > 0.6 ? 'light' : 'dark'
}

/**
 * Returns true if the sides must be swapped: a photo that cuts off what it shows on the side of the words leaves the
 * canvas on that side.
 */
function needsSwap(context: ComposeContext): boolean {
  return !context.sidesSwapped && isCutOffAt(context, 'left') && !isCutOffAt(context, 'right')
}

/**
 * Smallest size of an offer as a share of the headline's, and the largest multiple of its ordinary size that it gets
 * for that.
 */
const MIN_OFFER = 0.6
const LOUDEST_OFFER = 2.2

/**
 * Composes so that the offer is seen next after the headline: it is enlarged or, if it has no room for that, the
 * headline is reduced.
 */
function composeWithProminentOffer(
  context: ComposeContext,
  family: FamilyId,
  candidate: Candidate,
): Layer[] | undefined {
  if (context.tuned) return composeTuned(context, family, candidate)
  return findLoudness(context, family, candidate)?.layers
}

/** Composes with the sizes at rest, or as the user has them: they may have an offer quieter than it would be. */
function composeTuned(context: ComposeContext, family: FamilyId, candidate: Candidate): Layer[] | undefined {
  const { tuned, variation } = context
  const restMaxPx = Math.min(variation.headlineMaxPx, tuned?.restHeadlinePx ?? Infinity)
  const atRest = { ...context, tuned: undefined, variation: { ...variation, headlineMaxPx: restMaxPx } }
  const rest = findLoudness(atRest, family, candidate)
  const headlineMaxPx = Math.min(rest?.headlineMaxPx ?? variation.headlineMaxPx, tuned?.headlineMaxPx ?? Infinity)
  const offerBy = (rest?.offerBy ?? 1) * (tuned?.offerBy ?? 1)
  return composeLayers({ ...context, variation: { ...variation, headlineMaxPx }, offerBy }, family, candidate)
}

interface Loudness {
  layers: Layer[]
  /** The enlargement of the offer and the bound of the headline that it took, if any. */
  offerBy?: number
  headlineMaxPx?: number
}

function findLoudness(context: ComposeContext, family: FamilyId, candidate: Candidate): Loudness | undefined {
  const plain = composeLayers(context, family, candidate)
  const quiet = plain && findWeakOffer(context, plain)
  if (!quiet || family === LAST_RESORT) return plain && { layers: plain }
  const offerBy = Math.min(LOUDEST_OFFER, (MIN_OFFER * quiet.headlinePx) / quiet.offerPx)
  const louder = composeLayers({ ...context, offerBy }, family, candidate)
  const still = louder && findWeakOffer(context, louder)
  if (louder && !still) return { layers: louder, offerBy }
  const headlineMaxPx = Math.min(context.variation.headlineMaxPx, (still ?? quiet).offerPx / MIN_OFFER)
  const variation = { ...context.variation, headlineMaxPx }
  const calmer = composeLayers({ ...context, variation, ...(louder && { offerBy }) }, family, candidate)
  if (calmer) return { layers: calmer, headlineMaxPx, ...(louder && { offerBy }) }
  return louder ? { layers: louder, offerBy } : { layers: plain }
}

/**
 * Returns the sizes of headline and offer if the offer is too small, and undefined if it is large enough or there is
 * none.
 */
function findWeakOffer(
  { direction: { words } }: ComposeContext,
  layers: readonly Layer[],
): { headlinePx: number; offerPx: number } | undefined {
  if (words.badge === undefined && words.oldPrice === undefined) return undefined
  const sizeOf = (...parts: Layer['part'][]) =>
    Math.max(0, ...layers.flatMap((layer) => (layer.kind === 'text' && parts.includes(layer.part) ? layer.sizePx : [])))
  const [headlinePx, offerPx] = [sizeOf('headline'), sizeOf('badge', 'price')]
  return offerPx > 0 && offerPx < MIN_OFFER * headlinePx ? { headlinePx, offerPx } : undefined
}

function composeLayers(context: ComposeContext, family: FamilyId, { sidesSwapped }: Candidate): Layer[] | undefined {
  const own = composeFamily(FAMILIES[family], context)
  const composed = own && nameParts(own)
  return composed && sidesSwapped ? swapSides(composed, context.canvas) : composed
}

/**
 * Returns the composition with its sign-off: a logo in a corner that it leaves free, or with the other parts beside it.
 */
function signed(
  context: ComposeContext,
  input: LayoutInput,
  compose: (canvas: Canvas) => Layer[] | undefined,
): Layer[] | undefined {
  const whole = isSignedAtHead(context) ? compose(context.canvas) : undefined
  const address = whole && addressAtHead(context, whole)
  if (address) return withName(context, [...whole, address])
  if (context.logo === undefined && context.direction.words.brandName !== undefined)
    return signedByName(context, input, compose)
  const wantsCorner = context.logo !== undefined && !isSignedAtEnd(context.canvas)
  for (const withLogo of wantsCorner ? [false, true] : [true]) {
    const signOff = signOffOf(context, input, withLogo)
    const canvas = signOff?.canvas ?? context.canvas
    const composed = compose(canvas)
    if (!composed) return undefined
    const corner = withLogo ? undefined : cornerLogo({ ...context, canvas }, composed)
    const below = signOff ? [signOff.plane, ...signOff.layers] : []
    if (withLogo) return [...composed, ...below]
    if (corner) return [...keepConfettiOff(composed, corner), ...below, corner]
  }
  return undefined
}

/**
 * Returns the composition with the name of its brand in a corner or, on a canvas that has room for it, on the plane of
 * the sign-off. A name is no reason for another family: where a composition has no room for it, it is left out.
 */
function signedByName(
  context: ComposeContext,
  input: LayoutInput,
  compose: (canvas: Canvas) => Layer[] | undefined,
): Layer[] | undefined {
  const composeFor = (withName: boolean) => {
    const signOff = signOffOf(context, input, withName)
    const canvas = signOff?.canvas ?? context.canvas
    const composed = compose(canvas)
    return composed && { canvas, composed, below: signOff ? [signOff.plane, ...signOff.layers] : [] }
  }
  const isAtEnd = isSignedAtEnd(context.canvas)
  const bare = isAtEnd ? undefined : composeFor(false)
  const named = bare && withName({ ...context, canvas: bare.canvas }, bare.composed)
  if (named && (named.length > bare.composed.length || context.canvas.isCovered)) return [...named, ...bare.below]
  const set = composeFor(true) ?? bare ?? (isAtEnd ? composeFor(false) : undefined)
  return set && [...set.composed, ...set.below]
}

function withName(context: ComposeContext, composed: Layer[]): Layer[] {
  const name = cornerWordmark(context, composed)
  return name ? [...keepConfettiOff(composed, name), name] : composed
}

/** Sign-offs by direction. They are the same for all candidates of an ad, which are dozens. */
const signOffs = new WeakMap<Direction, { input: LayoutInput; withLogo: boolean; signOff: SignOff | undefined }[]>()

function signOffOf(context: ComposeContext, input: LayoutInput, withLogo: boolean): SignOff | undefined {
  const known = signOffs.get(input.direction) ?? []
  const same = known.find(
    (one) =>
      one.withLogo === withLogo &&
      one.input.tuned?.logoBy === input.tuned?.logoBy &&
      FACTS.every((fact) => one.input[fact] === input[fact]),
  )
  if (same) return same.signOff
  const signOff = setSignOff(context, withLogo)
  signOffs.set(input.direction, [...known, { input, withLogo, signOff }])
  return signOff
}

const FACTS = ['format', 'logo', 'typesetter', 'without'] as const

/** Keeps what is strewn over the ground off the mark. */
function keepConfettiOff(layers: readonly Layer[], { box }: LogoLayer | TextLayer): Layer[] {
  const clear = grow(box, clearSpace(box))
  return layers.map((layer) => (layer.kind === 'confetti' ? { ...layer, keepOut: [...layer.keepOut, clear] } : layer))
}

function makeContext(
  { direction, format, photos, scene, logo, without = [], typesetter, groupWidths, tuned }: LayoutInput,
  candidate: Candidate,
  fittedPx: number,
): ComposeContext {
  const { headline, support, picture } = VARIATIONS[candidate.variation]!
  const words =
    support || direction.keepsSupport ? direction.words : { ...direction.words, support: undefined, proof: [] }
  const hero: PhotoStudy = photos[0]!.study
  return {
    canvas: makeCanvas(format),
    direction: { ...direction, words: without.length > 0 ? withoutSignOff(words, without) : words },
    photos,
    hero,
    scene,
    logo: without.includes('logo') ? undefined : logo,
    typesetter,
    groupWidths,
    ...(tuned && { tuned }),
    sidesSwapped: candidate.sidesSwapped,
    candidate: candidate.form,
    variation: {
      headlineScale: Math.max(1, headline),
      headlineMaxPx: headline < 1 ? headline * fittedPx : Number.POSITIVE_INFINITY,
      picture,
    },
  }
}

function withoutSignOff({ brandName, webAddress, legalLine, ...words }: Words, without: readonly SignOffPart[]): Words {
  return {
    ...words,
    ...(brandName && !without.includes('brand-name') && { brandName }),
    ...(webAddress && !without.includes('web-address') && { webAddress }),
    ...(legalLine && !without.includes('legal-line') && { legalLine }),
  }
}
