import type { Face } from './faces.ts'
import type { FontStack } from './fonts/font-stack.ts'
import type { Measurer } from './measure.ts'

/** The state that setting and drawing share. */
export interface TypeContext {
  measurer: Measurer
  stack(text: string, face: Face, language: string): FontStack
  shape(text: string, face: Face, language: string): TextShape
}

/** What a text in a face has in every size and place. */
export interface TextShape {
  /** The text as it is set. */
  settable: string
  stack: FontStack
  /** Height of the face's capitals, or of the corresponding letters in the text's script. */
  capEm: number
  /** Smallest leading, in sizes, in which its lines stay apart; 0 if any does. */
  minLeading: number
}
