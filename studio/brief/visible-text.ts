import { isVisible } from '#contract/visible-text.ts'
import { oneSpaced } from './sentences.ts'

/** A text as it was typed, its line ends and control characters as one space; undefined where nothing of it is seen. */
export function visibleText(typed: string | null): string | undefined {
  const text = oneSpaced(typed ?? '')
  return isVisible(text) ? text : undefined
}
