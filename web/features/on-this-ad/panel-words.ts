import type { Variant } from '#contract/ads/variant.ts'
import { WORD_PARTS, type WordPart } from '#contract/word-parts.ts'

/** One text of the ad as the form shows it. */
export interface PanelWord {
  part: WordPart
  /** The text on this picture, or on the first that shows it; undefined if none does. */
  text: string | undefined
  /** Number of other pictures that have another text there. */
  differs: number
  /** Set if it was changed on this picture alone. */
  onlyHere: boolean
}

/** Gives the texts that an ad can have, as this picture and the others of the ad show them. */
export function panelWords(variant: Variant, variants: readonly Variant[]): PanelWord[] {
  const others = variants.filter(({ id }) => id !== variant.id)
  return WORD_PARTS.map((part) => {
    const elsewhere = others.flatMap((other) => shownText(other, part) ?? [])
    const text = shownText(variant, part) ?? elsewhere[0]
    const onlyHere = findWord(variant, part)?.onlyHere ?? false
    return { part, text, onlyHere, differs: elsewhere.filter((other) => other !== text).length }
  })
}

/**
 * Gives a part's text on a picture by its source, wherever it stands: a headline that is the product's name is edited
 * as the name.
 */
export function shownText(variant: Variant, part: WordPart): string | undefined {
  return findWord(variant, part)?.text
}

function findWord({ shown }: Variant, part: WordPart) {
  return shown?.words.find((word) => (word.says ?? word.part) === part)
}
