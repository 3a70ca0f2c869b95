import type { AdFormat } from '#contract/sizes.ts'
import type { Brief } from '../brief/brief.ts'
import { freshCall } from '../brief/call-to-action.ts'
import { makeCanvas } from '../canvas/canvas.ts'
import { callsToActionIn } from '../language/languages.ts'
import { makeColorRoles } from '../color/roles.ts'
import { describeWords } from './choose-direction.ts'
import { wordsFor } from '../words/choose-words.ts'
import type { Direction, FamilyId } from './direction.ts'
import type { Words } from '../words/words.ts'
import { acceptHeadline, type AcceptedLine, acceptSupport } from '../words/guard/accept-line.ts'

/**
 * Proposal of a language model as the art director, for all formats of an ad. It is data from outside, not trusted
 * before acceptSuggestion has checked it.
 */
export interface Suggestion {
  /** Messages, best first; each seed takes another. `short` is the headline for the small formats. */
  lines: { headline: string; short: string; support: string }[]
  /** One of the studio's calls to action. */
  callToAction: string
  /** Family that suits the message, if the photo allows it. */
  family: FamilyId | null
  /** Use of the user's palette: as strong as it is, or muted, and with a hue beside it, in OKLCH degrees. */
  colors: { strength: 'full' | 'muted'; beside: number | null }
  /** Descriptions of scenes for an image model, best first. */
  scenes: { place: string; light: string; motif: string }[]
}

/** Ad that the suggestion is for. `steered` if inspiration images have chosen its colors. */
type Occasion = { brief: Brief; format: AdFormat; campaignSeed: number; steered: boolean }

/**
 * Applies a suggestion to the direction of the rules, as far as it is acceptable. The rest stays as the rules had it: a
 * suggestion never decides on prices, the offer, the name and the product.
 */
export function acceptSuggestion(rules: Direction, suggestion: Suggestion, occasion: Occasion): Direction {
  const { brief, format, steered } = occasion
  const message = chooseMessage(suggestion, occasion)
  const words = message
    ? wordsFor(brief, format, { headline: message.headline.text, support: message.support?.text })
    : rules.words
  return {
    ...rules,
    ...describeWords(brief, { ...words, callToAction: acceptAction(suggestion, brief, words) }),
    ...(message && { suggested: suggestedRoles(message, words) }),
    // Colors that inspiration images have steered stay as they are, because they are nearer to the user's intent.
    ...(!steered && isSteering(suggestion) && { colors: steerByDirector(suggestion, brief) }),
    families: leadWith(rules.families, suggestion.family),
  }
}

type Message = { headline: AcceptedLine; support: AcceptedLine | undefined }

/**
 * Chooses one of the acceptable messages by the campaign's seed. A typed tagline is the only message that leads its ad,
 * and an ad of an experiment leads with its angle.
 */
function chooseMessage({ lines }: Suggestion, { brief, format, campaignSeed }: Occasion): Message | undefined {
  if (brief.ad.angle) return undefined
  const { isSmall } = makeCanvas(format)
  const messages = lines.flatMap(({ headline, short, support }): Message[] => {
    const lead = (isSmall && acceptHeadline(short, brief)) || acceptHeadline(headline, brief)
    const under = acceptSupport(support, brief)
    if (!lead || (brief.taglines.length > 0 && !brief.taglines.includes(lead.text))) return []
    return [{ headline: lead, support: under?.text === lead.text ? undefined : under }]
  })
  return messages[campaignSeed % Math.max(1, messages.length)]
}

function suggestedRoles({ headline, support }: Message, words: Words): NonNullable<Direction['suggested']> {
  return [
    ...(headline.own ? [] : (['headline'] as const)),
    ...(support && !support.own && words.support === support.text ? (['support'] as const) : []),
  ]
}

/**
 * Returns the proposed call to action if it suits the product and does not repeat the message's words. A call to action
 * that names what happens after the click is kept.
 */
function acceptAction({ callToAction }: Suggestion, { callsToAction, language, ad }: Brief, words: Words): string {
  if (!callsToActionIn(language)[ad.tone].includes(words.callToAction)) return words.callToAction
  const fresh = freshCall([callToAction, words.callToAction], [words.headline, words.support, words.badge])
  return callsToAction.includes(callToAction) ? fresh : words.callToAction
}

/**
 * Returns true if the suggestion changes the colors. Otherwise those of the rules stay, which are adapted to the photo.
 */
function isSteering({ colors }: Suggestion): boolean {
  return colors.strength === 'muted' || colors.beside !== null
}

/** Steers the colors as inspiration images do: the palette stays the user's, muted or with a hue beside it. */
function steerByDirector({ colors }: Suggestion, { ad }: Brief): Direction['colors'] {
  const steering = { strength: colors.strength === 'muted' ? MUTED_STRENGTH : 1, beside: colors.beside ?? undefined }
  return makeColorRoles(ad.adStyle, { palette: ad.colorPalette, customColors: ad.customColors, steering })
}

/** The same strength as in studio/inspiration/steer.ts. */
const MUTED_STRENGTH = 0.68

function leadWith(families: Direction['families'], first: Suggestion['family']): Direction['families'] {
  const isLast = first === families.at(-1)
  if (!first || isLast || !families.includes(first)) return families
  return [first, ...families.filter((family) => family !== first)]
}
