import { WORD_PARTS } from '#contract/word-parts.ts'
import { inCapitals } from '../../type/capitals.ts'
import type { Direction } from '../../direction/direction.ts'
import type { Layout, TextLayer } from '../../layers/layout.ts'
import { adTextOf } from '../shown-texts.ts'

/** Texts of a picture that a change replaces. */
export interface FrozenWords {
  /** Text layers with their new text; undefined removes the layer. */
  changed: Map<TextLayer, string | undefined>
  /** The change adds an old price to a picture that has none. */
  addsOldPrice: boolean
}

/**
 * Compares the words of the picture with the new ones. Returns undefined if a text is added that has no place on the
 * picture, so that the picture has to be composed again.
 */
export function frozenWords({ layers, direction: before }: Layout, direction: Direction): FrozenWords | undefined {
  const texts = layers.filter((layer) => layer.kind === 'text')
  const changed = new Map<TextLayer, string | undefined>()
  let addsOldPrice = false
  for (const key of WORD_PARTS) {
    const [was, is] = [before.words[key], direction.words[key]]
    if (was === is) continue
    const shown = texts.filter((layer) => adTextOf(layer, before)?.part === key)
    if (shown.length === 0 && key === 'oldPrice' && was === undefined) addsOldPrice = true
    else if (shown.length === 0) return undefined
    for (const layer of shown) changed.set(layer, is === undefined ? undefined : written(layer, is, before))
  }
  return { changed, addsOldPrice }
}

/** Returns the text in capitals if the old words were in capitals. */
function written({ part, text }: TextLayer, is: string, { words, language }: Direction): string {
  const isInCapitals = part === 'headline' && text !== words.headline && text === inCapitals(words.headline, language)
  return isInCapitals ? inCapitals(is, language) : is
}
