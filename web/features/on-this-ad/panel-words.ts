import type { Variant } from '#contract/variant.ts'
import { WORD_PARTS, type WordPart } from '#contract/word-parts.ts'

/** One text of the ad as the panel shows it. */
export interface PanelWord {
  part: WordPart
  /** On this picture, or on the first that shows it; nothing where none does. */
  text: string | undefined
  /** So many other pictures say something else there. */
  differs: number
  /** It was changed on this picture alone. */
  onlyHere: boolean
}

/** The texts that an ad can have, with what this picture and the others of the ad show of them. */
export function panelWords(variant: Variant, variants: readonly Variant[]): PanelWord[] {
  const others = variants.filter(({ id }) => id !== variant.id)
  return WORD_PARTS.map((part) => {
    const elsewhere = others.flatMap((other) => shownText(other, part) ?? [])
    const text = shownText(variant, part) ?? elsewhere[0]
    const onlyHere = findWord(variant, part)?.onlyHere ?? false
    return { part, text, onlyHere, differs: elsewhere.filter((other) => other !== text).length }
  })
}

/** By what the text says, wherever it stands: a headline that is the name is changed as the name. */
export function shownText(variant: Variant, part: WordPart): string | undefined {
  return findWord(variant, part)?.text
}

function findWord({ shown }: Variant, part: WordPart) {
  return shown?.words.find((word) => (word.says ?? word.part) === part)
}
