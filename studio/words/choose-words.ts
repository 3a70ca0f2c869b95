import { LANGUAGES } from '#contract/languages.ts'
import type { AdFormat } from '#contract/sizes.ts'
import type { Brief } from '../brief/brief.ts'
import { freshCall } from '../brief/call-to-action.ts'
import { lineKind } from '../brief/line-kind.ts'
import { isCounted, isNews } from '../brief/offer.ts'
import { saysName } from '../brief/product-name.ts'
import { makeCanvas } from '../canvas/canvas.ts'
import { angleLead, isShortEnoughToLead, lettersOf, lineInTurn } from './angle-lead.ts'
import type { Words } from './words.ts'

/** Longest support line: one that a passer-by reads. */
const SUPPORT_MAX = 90
/**
 * A support line is said only where the whole ad stays as short as this. It is the reason to buy: a canvas that has room for it says one,
 * a small or a low one only where that is next to nothing, and one whose share of text is bounded in between.
 */
const WORDS_WITH_SUPPORT_MAX = { roomy: 20, bounded: 14, rectangle: 14, low: 11 }
/** Of a small rectangle: under a headline that is read at a glance, a line that is read at the next one. */
const RECTANGLE_LETTERS_MAX = { headline: 22, support: 44 }
/** Corporate's list of points is its sign: there the ad may say more, and still no third point. */
const WORDS_WITH_PROOF_MAX = 18
const POINTS_MAX = 2

/** What the ad says, chosen from the brief: the message, the name, the offer, the action, and more only where that is little. */
export function chooseWords(brief: Brief, format: AdFormat, seed: number): Words {
  const headline = chooseHeadline(brief, format, seed)
  const supports = findSupports(brief, headline)
  // Under a name stands what the product is, and under a price what it is for: the first line that is short enough.
  const said = supports.map((support) => sayAround(brief, format, { headline, support }))
  const named = brief.ad.angle ? headline !== brief.taglines[0] : headline === brief.name && brief.taglines.length === 0
  const first = said[0] ?? sayAround(brief, format, { headline, support: undefined })
  const isLongFirst = brief.taglines.length > 0 && leadsFromBelow(brief, first)
  const room = roomOf(format)
  const seeks = named || room === 'rectangle' || (room === 'roomy' && !isLongFirst)
  const reasons = seeks ? said.filter(({ support }) => support !== undefined) : []
  const isBrief = ({ headline: lead, name, support, price, oldPrice, badge, callToAction }: Words) =>
    countWords([lead, name, support, price, oldPrice, badge, callToAction]) <= WORDS_WITH_SUPPORT_MAX.low
  return reasons.find(isBrief) ?? reasons[0] ?? first
}

function roomOf(format: AdFormat): keyof typeof WORDS_WITH_SUPPORT_MAX {
  const { isSmall, isLow, shape, textShareMax } = makeCanvas(format)
  if (shape === 'rectangle') return 'rectangle'
  if (isSmall || isLow) return 'low'
  return textShareMax === undefined ? 'roomy' : 'bounded'
}

/**
 * Whether the support line is a tagline that is too long for a headline, under the name: what she typed to lead is never left
 * out.
 */
export function leadsFromBelow({ ad, taglines, name }: Brief, { headline, support }: Words): boolean {
  return !ad.angle && support !== undefined && taglines.includes(support) && headline === name
}

/** What is said with a headline: the support line and the points only where the whole stays short. */
export function sayAround(
  brief: Brief,
  format: AdFormat,
  { headline, support }: { headline: string; support: string | undefined },
): Words {
  if (makeCanvas(format).shape === 'small-banner') return sayLeast(brief)
  const { name, offer, ad } = brief
  const named = normalize(headline) === normalize(name) || saysName(headline, name)
  const badge = headline === offer.badge ? undefined : offer.badge
  const price = ad.angle === 'price' && headline === offer.price ? undefined : offer.price
  const must = {
    headline,
    name: named ? undefined : name,
    ...offer,
    price,
    badge,
    callToAction: brief.callsToAction[0]!,
  }
  const left = (most: number) => most - countWords(Object.values(must))
  const room = roomOf(format)
  const hasRoom = (line: string) =>
    room !== 'rectangle' ||
    (lettersOf(headline) <= RECTANGLE_LETTERS_MAX.headline && lettersOf(line) <= RECTANGLE_LETTERS_MAX.support)
  const proof = pointsFor(brief, format, headline)
  const words = {
    ...must,
    support:
      support && hasRoom(support) && countWords([support]) <= left(WORDS_WITH_SUPPORT_MAX[room]) ? support : undefined,
    proof: countWords(proof) <= left(WORDS_WITH_PROOF_MAX) ? proof : [],
  }
  const shown = support && leadsFromBelow(brief, { ...words, support }) ? { ...words, support } : words
  const callToAction = freshCall(brief.callsToAction, [headline, shown.support, offer.badge])
  return { ...shown, callToAction, ...brief.signOff }
}

/** On a banner for a phone: the name, the price (or the offer, where there is none) and the action. */
function sayLeast({ name, offer, callsToAction, signOff }: Brief): Words {
  const { price } = offer
  const left = { name: undefined, support: undefined, proof: [], oldPrice: undefined }
  const badge = price === undefined ? offer.badge : undefined
  return { ...left, headline: name, price, badge, callToAction: callsToAction[0]!, ...signOff }
}

/**
 * A typed tagline always leads, on small formats at any length: they have no support line. Elsewhere one that is too long to
 * lead stands under the name. Only without any does an offer lead that is news, or the description where a clause of it is a
 * message, or else the name. An ad of a test leads with its angle, as long as it has words for it.
 */
function chooseHeadline(brief: Brief, format: AdFormat, seed: number): string {
  const { ad, taglines, headlines, name, offer } = brief
  const lead = ad.angle ? angleLead(brief, ad.angle, seed) : undefined
  if (lead !== undefined) return lead
  const [first] = taglines
  if (first !== undefined) {
    return taglines.find(isShortEnoughToLead) ?? (makeCanvas(format).isSmall ? first : name)
  }
  if (offer.badge !== undefined && isNews(offer.badge) && !isNoticed(offer.badge)) return offer.badge
  return (
    lineInTurn(
      headlines.filter((line) => normalize(line) !== normalize(name)),
      seed,
    ) ?? name
  )
}

/**
 * What every shop says beside its price is no message: free shipping, free returns. Asked in every language, for an offer has too few words
 * to tell its own.
 */
function isNoticed(badge: string): boolean {
  return !isCounted(badge) && LANGUAGES.some((code) => lineKind(badge, code) === 'notice')
}

/** What may stand under the headline, best first. */
function findSupports({ ad, taglines, supports, name }: Brief, headline: string): string[] {
  const said = normalize(headline)
  // Where the name leads although there are taglines, they are all too long for it.
  if (!ad.angle && headline === name && taglines[0] !== undefined) return [taglines[0]]
  return supports.filter(
    (line) =>
      line.length <= SUPPORT_MAX &&
      !normalize(line).includes(said) &&
      !said.includes(normalize(line)) &&
      normalize(line) !== normalize(name),
  )
}

function pointsFor({ ad, proof }: Brief, format: AdFormat, headline: string): string[] {
  if (ad.adStyle !== 'corporate' || makeCanvas(format).isSmall) return []
  const points = proof.filter((point) => normalize(point) !== normalize(headline)).slice(0, POINTS_MAX)
  return points.length === POINTS_MAX ? points : []
}

/** Where words are not parted by spaces, three letters are about as much to read as one word. */
function countWords(texts: readonly (string | undefined)[]): number {
  return texts.reduce((sum, text) => {
    if (!text) return sum
    const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
    return sum + text.trim().split(/\s+/u).length + Math.floor(dense / 3)
  }, 0)
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
}
