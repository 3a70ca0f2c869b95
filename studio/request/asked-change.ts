import type { DialPart, ProductPlace } from '#contract/ads/dials.ts'
import type { ColorRole, WordPart } from '#contract/word-parts.ts'
import type { RequestColor } from '../language/request-words.ts'
import type { Shade } from './tokens.ts'

/** One change that is asked for. */
export type AskedChange =
  /** Text as typed; null removes it. An amount is yet to be written as the ad writes prices. */
  | { kind: 'words'; part: WordPart; text: string | null; isAmount?: true }
  /** Change of size by one step. */
  | { kind: 'size'; part: DialPart; by: 1 | -1 }
  | { kind: 'place'; place: ProductPlace }
  | { kind: 'color'; role: ColorRole; color: RequestColor; shade?: Shade | undefined }
  /** Shade of the color that the role has, one step on. */
  | { kind: 'shade'; role: ColorRole; towards: Shade }
  /** Number of the ad's photo, from 1. */
  | { kind: 'photo'; place: number }
  | { kind: 'cutOut'; cutOut: 'always' | 'never' }
  | { kind: 'noLogo' }
