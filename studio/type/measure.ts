import { createCanvas } from '@napi-rs/canvas'
import { lettersOfScripts } from '../language/script.ts'
import { graphemes } from '../basics/graphemes.ts'
import { composeInk, type Ink } from './ink.ts'
import { createInkReader } from './ink-reader.ts'
import { createStyler, type LineStyle } from './lines/line-style.ts'
import { lineCache } from './lines/line-cache.ts'

export interface Measurer {
  /** Returns the advance width in em, without tracking after the last letter. */
  advance(text: string, style: LineStyle, trackingEm: number): number
  /** Returns the extent of the line's ink, in em from its pen position. */
  ink(text: string, style: LineStyle, trackingEm: number): Ink
}

/** Widths are exactly linear in size, so each text is measured once, at this size. */
const REFERENCE_PX = 1000
const CACHE_ENTRIES_MAX = 20_000

/** Scripts in which a letter looks the same wherever it stands. */
const LETTER_BY_LETTER = new RegExp(
  `^[${lettersOfScripts('Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Common', 'Inherited')}]*$`,
  'u',
)

/** Marks that stand on their letter only in company, and controls that turn a part of the line round. */
const RESHAPING = /[\p{M}\p{Bidi_Control}]/u

/**
 * Returns true if a line's ink is that of its letters in a row, which is much faster to find than the line's own. It
 * requires one font and one direction: where fonts meet, this version of @napi-rs/canvas tracks differently.
 */
function isPlain(text: string, style: LineStyle): boolean {
  return style.direction === 'ltr' && style.stack.single && LETTER_BY_LETTER.test(text) && !RESHAPING.test(text)
}

export function createMeasurer(): Measurer {
  const ctx = createCanvas(1, 1).getContext('2d')
  const applyStyle = createStyler(ctx, REFERENCE_PX)
  const readInk = createInkReader()
  const advances = lineCache<number>(CACHE_ENTRIES_MAX)
  const inks = lineCache<Ink>(CACHE_ENTRIES_MAX)
  const lineInks = lineCache<Ink>(CACHE_ENTRIES_MAX)
  const advance = (text: string, style: LineStyle, trackingEm: number) =>
    advances(text, style, trackingEm, () => {
      if (text === '') return 0
      applyStyle(style, trackingEm)
      return ctx.measureText(text).width / REFERENCE_PX - trackingEm
    })
  const readCached = (text: string, style: LineStyle, trackingEm: number) =>
    inks(text, style, trackingEm, () => readInk(text, style, trackingEm))
  const compose = (text: string, style: LineStyle, trackingEm: number) => {
    const letters = graphemes(text).map((letter) => ({
      ink: readCached(letter, style, 0),
      advanceEm: advance(letter, style, 0) + trackingEm,
    }))
    return composeInk(letters, advance(text, style, trackingEm) + trackingEm)
  }
  return {
    advance,
    ink: (text, style, trackingEm) =>
      isPlain(text, style)
        ? lineInks(text, style, trackingEm, () => compose(text, style, trackingEm))
        : readCached(text, style, trackingEm),
  }
}
