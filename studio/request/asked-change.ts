import type { DialPart, ProductPlace } from '#contract/dials.ts'
import type { ColorRole, WordPart } from '#contract/word-parts.ts'
import type { RequestColor } from '../language/request-words.ts'
import type { Shade } from './tokens.ts'

/** One thing that is asked for. */
export type AskedChange =
  /** A text as typed; null takes it away. An amount is yet to be written as the ad writes prices. */
  | { kind: 'words'; part: WordPart; text: string | null; isAmount?: true }
  /** One step. */
  | { kind: 'size'; part: DialPart; by: 1 | -1 }
  | { kind: 'place'; place: ProductPlace }
  | { kind: 'color'; role: ColorRole; color: RequestColor; shade?: Shade | undefined }
  /** The color that it has, one shade on. */
  | { kind: 'shade'; role: ColorRole; towards: Shade }
  /** Which of the ad's photos, from 1. */
  | { kind: 'photo'; place: number }
  | { kind: 'cutOut'; cutOut: 'always' | 'never' }
  | { kind: 'noLogo' }
