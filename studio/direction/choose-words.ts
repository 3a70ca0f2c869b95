import { type FormatId, getFormat } from '#contract/formats.ts'
import type { Brief } from '../brief/brief.ts'
import { createRandom } from '../random.ts'
import type { Words } from './direction.ts'

/** How often the name itself leads although a line of the person's own would do. */
const NAME_LEADS_SHARE = 0.2
/** Longest support line: one that a passer-by reads. */
const SUPPORT_MAX = 90
/**
 * A support line is said only where the whole ad stays as short as this: agency ads say seven words in the median and ours,
 * which always name the product and its action, ten.
 */
const WORDS_WITH_SUPPORT_MAX = 11
/** Corporate's list of points is its sign: there the ad may say more, and still no third point. */
const WORDS_WITH_PROOF_MAX = 18
const POINTS_MAX = 2

/** What the ad says, chosen from the brief: the message, the name, the offer, the action, and more only where that is little. */
export function chooseWords(brief: Brief, format: FormatId, seed: number): Words {
  const headline = chooseHeadline(brief, seed)
  return sayAround(brief, format, { headline, support: findSupport(brief, headline) })
}

/** What is said with a headline: the support line and the points only where the whole stays short. */
export function sayAround(
  brief: Brief,
  format: FormatId,
  { headline, support }: { headline: string; support: string | undefined },
): Words {
  const { name, offer, callToAction } = brief
  const must = {
    headline,
    name: normalize(headline) === normalize(name) ? undefined : name,
    ...offer,
    callToAction,
  }
  const left = (most: number) => most - countWords(Object.values(must))
  const proof = pointsFor(brief, format, headline)
  return {
    ...must,
    support: support && countWords([support]) <= left(WORDS_WITH_SUPPORT_MAX) ? support : undefined,
    proof: countWords(proof) <= left(WORDS_WITH_PROOF_MAX) ? proof : [],
  }
}

function chooseHeadline({ headlines, name }: Brief, seed: number): string {
  const random = createRandom(seed, 'words')
  const leads = headlines.filter((line) => normalize(line) !== normalize(name))
  const nameLeads = leads.length === 0 || random.next() < NAME_LEADS_SHARE
  return nameLeads ? name : leads[Math.min(leads.length - 1, Math.floor(random.next() ** 2 * leads.length))]!
}

function findSupport({ supports, name }: Brief, headline: string): string | undefined {
  const said = normalize(headline)
  return supports.find(
    (line) =>
      line.length <= SUPPORT_MAX &&
      !normalize(line).includes(said) &&
      !said.includes(normalize(line)) &&
      normalize(line) !== normalize(name),
  )
}

function pointsFor({ ad, proof }: Brief, format: FormatId, headline: string): string[] {
  if (ad.adStyle !== 'corporate' || !hasRoomForProof(format)) return []
  const points = proof.filter((point) => normalize(point) !== normalize(headline)).slice(0, POINTS_MAX)
  return points.length === POINTS_MAX ? points : []
}

/** Small formats drop, they never shrink: no list under 600 px. */
function hasRoomForProof(format: FormatId): boolean {
  return getFormat(format).widthPx >= 600 && getFormat(format).heightPx >= 600
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
    .toLocaleLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
}
