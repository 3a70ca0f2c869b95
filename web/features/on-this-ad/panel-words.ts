import type { Variant } from '#contract/variant.ts'
import { WORD_PARTS, type WordPart } from '#contract/word-parts.ts'

/** One text of the ad as the panel shows it. */
export interface PanelWord {
  part: WordPart
  /** On this picture, or on the first that shows it; nothing where none does. */
  text: string | undefined
  /** So many other pictures say something else there. */
  differs: number
}

/** The texts that an ad can have, with what this picture and the others of the ad show of them. */
export function panelWords(variant: Variant, variants: readonly Variant[]): PanelWord[] {
  const others = variants.filter(({ id }) => id !== variant.id)
  return WORD_PARTS.map((part) => {
    const elsewhere = others.flatMap((other) => shownText(other, part) ?? [])
    const text = shownText(variant, part) ?? elsewhere[0]
    return { part, text, differs: elsewhere.filter((other) => other !== text).length }
  })
}

export function shownText({ shown }: Variant, part: WordPart): string | undefined {
  return shown?.words.find((word) => word.part === part)?.text
}
