import { WORD_PARTS } from '#contract/word-parts.ts'
import { inCapitals } from '../../type/capitals.ts'
import type { Direction } from '../../direction/direction.ts'
import type { Layout, TextLayer } from '../../layers/layout.ts'
import { asSaid } from '../shown-texts.ts'

/** What of a picture's texts is another by now. */
export interface FrozenWords {
  /** Each with what is written there; undefined is nothing. */
  changed: Map<TextLayer, string | undefined>
  /** An old price is said that was not there. */
  addsOldPrice: boolean
}

/** Undefined where a text would have to come up that has no place on the picture, so that it has to be composed anew. */
export function frozenWords({ layers, direction: before }: Layout, direction: Direction): FrozenWords | undefined {
  const texts = layers.filter((layer) => layer.kind === 'text')
  const changed = new Map<TextLayer, string | undefined>()
  let addsOldPrice = false
  for (const key of WORD_PARTS) {
    const [was, is] = [before.words[key], direction.words[key]]
    if (was === is) continue
    const shown = texts.filter((layer) => asSaid(layer, before)?.part === key)
    if (shown.length === 0 && key === 'oldPrice' && was === undefined) addsOldPrice = true
    else if (shown.length === 0) return undefined
    for (const layer of shown) changed.set(layer, is === undefined ? undefined : written(layer, is, before))
  }
  return { changed, addsOldPrice }
}

/** In capitals where the old words were. */
function written({ part, text }: TextLayer, is: string, { words, language }: Direction): string {
  const isInCapitals = part === 'headline' && text !== words.headline && text === inCapitals(words.headline, language)
  return isInCapitals ? inCapitals(is, language) : is
}
