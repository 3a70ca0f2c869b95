import type { Tone } from '../choices.ts'

/** The calls to action that an ad may end with, for each tone. */
export type CallsToAction = Record<Tone, readonly [string, ...string[]]>

/** The English ones, which step 3 shows until the ad's language is known. All others are in studio/language. */
export const DEFAULT_CALLS_TO_ACTION: CallsToAction = {
  professional: ['Shop now', 'Order now', 'See details'],
  friendly: ['Get yours', 'Take a look', 'Come and see'],
  luxury: ['Discover more', 'Explore', 'Make it yours'],
}
