import { CALLS_TO_ACTION, type Language } from '#contract/calls-to-action.ts'
import type { Tone } from '#contract/choices.ts'
import { createRandom } from '../random.ts'

/** What fits any product, and any ad whose language is not sure. */
export function neutralCallToAction(language: Language): string {
  return CALLS_TO_ACTION[language].professional.at(-1)!
}

/** A phrase of the contract for the tone, in the ad's language; which one is the seed's turn. */
export function pickCallToAction(language: Language, tone: Tone, seed: number): string {
  return createRandom(seed, 'call-to-action').pick<string>(CALLS_TO_ACTION[language][tone])
}
