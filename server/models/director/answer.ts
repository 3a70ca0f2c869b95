import { z } from 'zod'
import { OFFERED_FAMILIES, type Suggestion } from '#studio/index.ts'

/** Hues in OKLCH degrees, by their names. */
export const HUES = { pink: 0, red: 27, orange: 58, yellow: 95, green: 145, teal: 190, blue: 255, purple: 305 } as const

const HUE_NAMES = Object.keys(HUES) as [keyof typeof HUES, ...(keyof typeof HUES)[]]

/**
 * Schema of a director's answer. It has no bounds on lengths: not every provider takes them, and the guard checks each
 * line.
 */
export const answerSchema = z.object({
  lines: z.array(z.object({ headline: z.string(), short: z.string(), support: z.string() })),
  callToAction: z.string(),
  family: z.enum(OFFERED_FAMILIES.map(({ family }) => family)).nullable(),
  colors: z.object({ strength: z.enum(['full', 'muted']), beside: z.enum(HUE_NAMES).nullable() }),
  scenes: z.array(z.object({ place: z.string(), light: z.string(), motif: z.string() })),
})

/** Most alternatives that are read. */
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

/** Cuts texts: a model that has lost itself writes on and on. */
function shortened<Texts extends Record<string, string>>(texts: Texts): Texts {
  const cut = Object.entries(texts).map(([key, text]) => [key, text.slice(0, LINE_LENGTH_MAX)])
  return Object.fromEntries(cut) as Texts
}
