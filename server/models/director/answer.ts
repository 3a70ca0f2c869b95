import { z } from 'zod'
import type { FamilyId, Suggestion } from '#studio/index.ts'

/** Compositions that a director may ask for, with what they are; the studio knows which of them a photo allows. */
export const OFFERED_FAMILIES = {
  window: 'window (daylight, words in a quiet column)',
  pool: 'pool (one pool of light in the dark)',
  panel: 'panel (paper and a panel of color)',
  'type-break': 'type-break (giant type behind the product)',
  nebula: 'nebula (a glowing haze)',
  blocks: 'blocks (bright fields, stickers)',
  podium: 'podium (on round steps)',
  sunburst: 'sunburst (rays from behind)',
  orb: 'orb (before a glowing disc)',
  giant: 'giant (the product very large)',
  'price-led': 'price-led (the offer leads)',
  'full-bleed': 'full-bleed (the photo fills the ad)',
  fade: 'fade (the photo fades into the ground)',
  split: 'split (photo beside a field)',
} as const satisfies Partial<Record<FamilyId, string>>

type OfferedFamily = keyof typeof OFFERED_FAMILIES

const FAMILIES = Object.keys(OFFERED_FAMILIES) as [OfferedFamily, ...OfferedFamily[]]

/** Hues in OKLCH degrees, by their names. */
export const HUES = { pink: 0, red: 27, orange: 58, yellow: 95, green: 145, teal: 190, blue: 255, purple: 305 } as const

const HUE_NAMES = Object.keys(HUES) as [keyof typeof HUES, ...(keyof typeof HUES)[]]

/** What a director has to answer. No bounds on lengths here: not every provider takes them, and the guard looks at each line. */
export const answerSchema = z.object({
  lines: z.array(z.object({ headline: z.string(), short: z.string(), support: z.string() })),
  callToAction: z.string(),
  family: z.enum(FAMILIES).nullable(),
  colors: z.object({ strength: z.enum(['full', 'muted']), beside: z.enum(HUE_NAMES).nullable() }),
  scenes: z.array(z.object({ place: z.string(), light: z.string(), motif: z.string() })),
})

/** More alternatives than this are not looked at. */
const ALTERNATIVES_MAX = 5
const LINE_LENGTH_MAX = 300

export function toSuggestion(answer: z.infer<typeof answerSchema>): Suggestion {
  const { beside, strength } = answer.colors
  return {
    lines: answer.lines.slice(0, ALTERNATIVES_MAX).map(shortened),
    callToAction: answer.callToAction.slice(0, LINE_LENGTH_MAX),
    family: answer.family,
    colors: { strength, beside: beside === null ? null : HUES[beside] },
    scenes: answer.scenes.slice(0, ALTERNATIVES_MAX).map(shortened),
  }
}

/** A model that has lost itself writes on and on. */
function shortened<Texts extends Record<string, string>>(texts: Texts): Texts {
  const cut = Object.entries(texts).map(([key, text]) => [key, text.slice(0, LINE_LENGTH_MAX)])
  return Object.fromEntries(cut) as Texts
}
