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

/** Longest support line that a passer-by reads, in letters. */
const SUPPORT_MAX = 90
/**
 * Number of words of a whole ad up to which it gets a support line. That line is the reason to buy: a roomy canvas gets
 * one, a small or a low one only if the whole ad is very short, and one with a bounded share of text lies in between.
 */
const WORDS_WITH_SUPPORT_MAX = { roomy: 20, bounded: 14, rectangle: 14, low: 11 }
/**
 * Number of words of a whole ad up to which a roomy canvas gets a whole sentence as its reason to buy, if no shorter one
 * is known: a long reason is better than none.
 */
const WORDS_WITH_SENTENCE_MAX = 24
const SENTENCE = /[.!?。！？]$/u
/** Limits on a small rectangle: under a headline that is read at a glance, a line that is read at the next one. */
const RECTANGLE_LETTERS_MAX = { headline: 22, support: 44 }
/**
 * The list of points is the mark of the corporate style, so such an ad may have more words, but still no third point.
 */
const WORDS_WITH_PROOF_MAX = 18
const POINTS_MAX = 2

/**
 * Chooses the words of an ad from its brief: the message, the name, the offer, the action, and more only if those are
 * few.
 */
export function chooseWords(brief: Brief, format: AdFormat, seed: number): Words {
  const headline = chooseHeadline(brief, format, seed)
  const supports = findSupports(brief, headline)
  // The support line is the first one that is short enough: under a name the line on what the product is, under a price
  // the line on what it is for.
  const ways = supports.map((support) => wordsFor(brief, format, { headline, support }))
  const named = brief.ad.angle ? headline !== brief.taglines[0] : headline === brief.name && brief.taglines.length === 0
  const first = ways[0] ?? wordsFor(brief, format, { headline, support: undefined })
  const isLongFirst = brief.taglines.length > 0 && leadsFromBelow(brief, first)
  const room = roomOf(format)
  const seeks = named || room === 'rectangle' || (room === 'roomy' && !isLongFirst)
  const reasons = seeks ? ways.filter(({ support }) => support !== undefined) : []
  const isWithin =
    (max: number) =>
    ({ headline: lead, name, support, price, oldPrice, badge, callToAction }: Words) =>
      countWords([lead, name, support, price, oldPrice, badge, callToAction]) <= max
  const short =
    reasons.find(isWithin(WORDS_WITH_SUPPORT_MAX.low)) ?? reasons.find(isWithin(WORDS_WITH_SUPPORT_MAX.roomy))
  return short ?? reasons[0] ?? first
}

function roomOf(format: AdFormat): keyof typeof WORDS_WITH_SUPPORT_MAX {
  const { isSmall, isLow, shape, textShareMax } = makeCanvas(format)
  if (shape === 'rectangle') return 'rectangle'
  if (isSmall || isLow) return 'low'
  return textShareMax === undefined ? 'roomy' : 'bounded'
}

/**
 * Returns true if the support line is a tagline that is too long for a headline, under the name. A text that the user
 * typed to lead is never left out.
 */
export function leadsFromBelow({ ad, taglines, name }: Brief, { headline, support }: Words): boolean {
  return !ad.angle && support !== undefined && taglines.includes(support) && headline === name
}

/** Returns the words around a headline. The support line and the points are included only if the whole stays short. */
export function wordsFor(
  brief: Brief,
  format: AdFormat,
  { headline, support }: { headline: string; support: string | undefined },
): Words {
  if (makeCanvas(format).shape === 'small-banner') return minimalWords(brief)
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
  const left = (max: number) => max - countWords(Object.values(must))
  const room = roomOf(format)
  const hasRoom = (line: string) =>
    room !== 'rectangle' ||
    (lettersOf(headline) <= RECTANGLE_LETTERS_MAX.headline && lettersOf(line) <= RECTANGLE_LETTERS_MAX.support)
  const proof = pointsFor(brief, format, headline)
  const words = {
    ...must,
    support:
      support && hasRoom(support) && countWords([support]) <= left(maxWordsWith(support, room)) ? support : undefined,
    proof: countWords(proof) <= left(WORDS_WITH_PROOF_MAX) ? proof : [],
  }
  const shown = support && leadsFromBelow(brief, { ...words, support }) ? { ...words, support } : words
  const callToAction = freshCall(brief.callsToAction, [headline, shown.support, offer.badge])
  return { ...shown, callToAction, ...brief.signOff }
}

function maxWordsWith(support: string, room: keyof typeof WORDS_WITH_SUPPORT_MAX): number {
  return room === 'roomy' && SENTENCE.test(support) ? WORDS_WITH_SENTENCE_MAX : WORDS_WITH_SUPPORT_MAX[room]
}

/** Returns the words of a banner for a phone: the name, the price (or the offer if there is none) and the action. */
function minimalWords({ name, offer, callsToAction, signOff }: Brief): Words {
  const { price } = offer
  const left = { name: undefined, support: undefined, proof: [], oldPrice: undefined }
  const badge = price === undefined ? offer.badge : undefined
  return { ...left, headline: name, price, badge, callToAction: callsToAction[0]!, ...signOff }
}

/**
 * Chooses the headline. A typed tagline always leads, on small formats at any length, because they have no support
 * line. Elsewhere a tagline that is too long to lead stands under the name. Without any, an offer that is news leads,
 * or a clause of the description that is a message, or else the name. An ad of an experiment leads with its angle, if
 * it has words for it.
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
 * Returns true for a line that every shop has beside its price, such as free shipping or free returns, which is no
 * message. Every language is tried, because an offer has too few words to show its own.
 */
function isNoticed(badge: string): boolean {
  return !isCounted(badge) && LANGUAGES.some((code) => lineKind(badge, code) === 'notice')
}

/** Returns the lines that may stand under the headline, best first. */
function findSupports({ ad, taglines, supports, name }: Brief, headline: string): string[] {
  const lead = normalize(headline)
  // If the name leads although there are taglines, they are all too long to lead.
  if (!ad.angle && headline === name && taglines[0] !== undefined) return [taglines[0]]
  const others = supports.filter(
    (line) => line.length <= SUPPORT_MAX && !lead.includes(normalize(line)) && normalize(line) !== normalize(name),
  )
  const { true: naming = [], false: rest = [] } = Object.groupBy(others, (line) => `${normalize(line).includes(lead)}`)
  // "A simple mug with a mustard interior." under "Mug" adds something, and is used if there is nothing else.
  return lead === normalize(name) ? [...rest, ...naming.filter((line) => addsTo(line, lead))] : rest
}

/** Number of words besides the name from which on a line with the name in it is a reason to buy. */
const MORE_THAN_NAME = 4

function addsTo(line: string, name: string): boolean {
  return countWords([line]) - countWords([name]) >= MORE_THAN_NAME
}

function pointsFor({ ad, proof }: Brief, format: AdFormat, headline: string): string[] {
  if (ad.adStyle !== 'corporate' || makeCanvas(format).isSmall) return []
  const points = proof.filter((point) => normalize(point) !== normalize(headline)).slice(0, POINTS_MAX)
  return points.length === POINTS_MAX ? points : []
}

/** Counts words. In scripts without spaces, three letters are about as much to read as one word. */
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
