import type { Face } from './faces.ts'
import type { FontStack } from './fonts/font-stack.ts'
import type { Measurer } from './measure.ts'

/** The state that setting and drawing share. */
export interface TypeContext {
  measurer: Measurer
  stack(text: string, face: Face, language: string): FontStack
}
