import type { FamilyId } from './direction.ts'

/**
 * What a director who is no rule proposes for an ad, in all its formats. Plain data from outside: nothing of it is trusted
 * before acceptSuggestion has looked at it.
 */
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
