import type { AdFormat } from '#contract/sizes.ts'
import type { Brief } from '../brief/brief.ts'
import { freshCall } from '../brief/call-to-action.ts'
import { makeCanvas } from '../canvas/canvas.ts'
import { callsToActionIn } from '../language/languages.ts'
import { makeColorRoles } from '../color/roles.ts'
import { sayAs } from './choose-direction.ts'
import { sayAround } from '../words/choose-words.ts'
import type { Direction, FamilyId } from './direction.ts'
import type { Words } from '../words/words.ts'
import { acceptHeadline, type AcceptedLine, acceptSupport } from '../words/guard/accept-line.ts'

/** What a director who is no rule proposes for all formats of an ad: data from outside, not trusted before acceptSuggestion saw it. */
export interface Suggestion {
  /** Messages, best first; each seed takes another. `short` is the headline for the small formats. */
  lines: { headline: string; short: string; support: string }[]
  /** One of our calls to action. */
  callToAction: string
  /** The composition that suits the message, where the photo allows it. */
  family: FamilyId | null
  /** How the person's palette is used: as strong as it is, or muted; and a hue beside it, in OKLCH degrees. */
  colors: { strength: 'full' | 'muted'; beside: number | null }
  /** Places for a painter of scenes, best first. */
  scenes: { place: string; light: string; motif: string }[]
}

/** The ad that it is proposed for; its colors are steered where inspiration images have chosen them. */
type Occasion = { brief: Brief; format: AdFormat; campaignSeed: number; steered: boolean }

/**
 * The rules' direction with what a director proposed, as far as it may be said and done. What is left out stays as the rules
 * had it: prices, the offer, the name and the product are never the director's.
 */
export function acceptSuggestion(rules: Direction, suggestion: Suggestion, occasion: Occasion): Direction {
  const { brief, format, steered } = occasion
  const message = chooseMessage(suggestion, occasion)
  const words = message
    ? sayAround(brief, format, { headline: message.headline.text, support: message.support?.text })
    : rules.words
  return {
    ...rules,
    ...sayAs(brief, { ...words, callToAction: acceptAction(suggestion, brief, words) }),
    ...(message && { suggested: suggestedRoles(message, words) }),
    // Colors that inspiration images have steered stay as they are: they are nearer to what the person wants.
    ...(!steered && isSteering(suggestion) && { colors: steerByDirector(suggestion, brief) }),
    families: leadWith(rules.families, suggestion.family),
  }
}

type Message = { headline: AcceptedLine; support: AcceptedLine | undefined }

/** Of the messages that may be said, another for each campaign's seed in turn. What she typed to lead is led by nothing else, nor is an ad of a test. */
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

/** One of our calls to action that suits what is sold and does not say the message's words again; what says what happens stays. */
function acceptAction({ callToAction }: Suggestion, { callsToAction, language, ad }: Brief, words: Words): string {
  if (!callsToActionIn(language)[ad.tone].includes(words.callToAction)) return words.callToAction
  const fresh = freshCall([callToAction, words.callToAction], [words.headline, words.support, words.badge])
  return callsToAction.includes(callToAction) ? fresh : words.callToAction
}

/** Without it the rules' colors stay, which are turned for what the photo shows. */
function isSteering({ colors }: Suggestion): boolean {
  return colors.strength === 'muted' || colors.beside !== null
}

/** As inspiration images do it: the palette stays the person's, muted or with a hue beside it. */
function steerByDirector({ colors }: Suggestion, { ad }: Brief): Direction['colors'] {
  const steering = { strength: colors.strength === 'muted' ? MUTED_STRENGTH : 1, beside: colors.beside ?? undefined }
  return makeColorRoles(ad.adStyle, { palette: ad.colorPalette, customColors: ad.customColors, steering })
}

/** See studio/inspiration/steer.ts. */
const MUTED_STRENGTH = 0.68

function leadWith(families: Direction['families'], first: Suggestion['family']): Direction['families'] {
  const isLast = first === families.at(-1)
  if (!first || isLast || !families.includes(first)) return families
  return [first, ...families.filter((family) => family !== first)]
}
