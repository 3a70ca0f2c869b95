import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '#contract/report.ts'
import type { Align } from './block.ts'
import { settable } from './break-points.ts'
import { boundedCache } from './cache.ts'
import { type DrawOptions, type DrawableText, drawText } from './draw-text.ts'
import type { Face } from './faces.ts'
import { fitText, type FitOptions } from './fit-text.ts'
import { createFontLibrary, type FontSource } from './font-library.ts'
import { type FontStack, stackFonts } from './font-stack.ts'
import { createMeasurer, type Measurer } from './measure.ts'
import { setText, type SetTextOptions } from './set-text.ts'

export type { FontSource } from './font-library.ts'

/** A text set to lines at a size. Plain data, so that it can be stored and drawn again in another process. */
export interface SetText {
  /** As it was given. */
  text: string
  face: Face
  language: string
  direction: 'ltr' | 'rtl'
  align: Align
  sizePx: number
  trackingEm: number
  /** Baseline step in sizes: what was asked, or more where the ink of two lines would have met. */
  leading: number
  /** x = 0 is the left edge of the widest line's ink, y = 0 the first line's cap height. */
  lines: SetLine[]
  /** Union of the lines' ink. Its y is negative where accents rise over the cap height. */
  box: Box
  widthPx: number
  /** From the first line's cap height to the last baseline. */
  heightPx: number
  capHeightPx: number
}

export interface SetLine {
  text: string
  /** Pen position for textAlign left. */
  x: number
  baseline: number
  inkBox: Box
  advancePx: number
}

export interface Typesetter {
  /** Loads the fonts for these texts ahead of time; anything not prepared is loaded when it is first set. */
  prepare(texts: readonly string[], face: Face, language: string): void
  /** Characters that no shipped font has. */
  missingGlyphs(text: string, face: Face, language?: string): string[]
  /** Ink height of "H" and "x" in em. */
  capHeight(face: Face): number
  xHeight(face: Face): number
  /** Sets a text at a size; undefined when it does not go into its width and lines. */
  setText(options: SetTextOptions): SetText | undefined
  /** Sets a text at the largest size that fits; undefined when not even the smallest does. */
  fitText(options: FitOptions): SetText | undefined
  drawText(ctx: SKRSContext2D, text: DrawableText, options: DrawOptions): void
}

/** What setting and drawing share. */
export interface TypeContext {
  measurer: Measurer
  stack(text: string, face: Face, language: string): FontStack
}

/** One for each process is enough: it holds the loaded fonts and every measurement. */
export function createTypesetter(fonts: FontSource): Typesetter {
  const library = createFontLibrary(fonts)
  const stacks = boundedCache<FontStack>(5_000)
  const context: TypeContext = {
    measurer: createMeasurer(),
    stack: (text, face, language) =>
      stacks(`${JSON.stringify(face)}|${language}|${text}`, () =>
        stackFonts(library, settable(text, language), face, language),
      ),
  }
  const inkHeight = (letter: string, face: Face) =>
    -context.measurer.ink(letter, { stack: context.stack(letter, face, 'en'), direction: 'ltr' }, 0).top
  return {
    prepare(texts, face, language) {
      for (const text of texts) context.stack(text, face, language)
    },
    missingGlyphs: (text, face, language = 'en') => context.stack(text, face, language).missing,
    capHeight: (face) => inkHeight('H', face),
    xHeight: (face) => inkHeight('x', face),
    setText: (options) => setText(context, options),
    fitText: (options) => fitText(context, options),
    drawText: (ctx, text, options) => drawText(context, ctx, text, options),
  }
}
