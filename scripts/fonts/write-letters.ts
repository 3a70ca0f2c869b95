import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type FontSource,
  listSettable,
  listSettableTogether,
  listSliceLetters,
  type SliceLetters,
} from '#studio/index.ts'
import { ROOT } from '../launch/root.mjs'

/**
 * `npm run letters`: writes the letters that the fonts of an ad can show, read from their files, for code without
 * access to the fonts.
 */
export function writeLetters(): void {
  const letters = listSliceLetters(readFont)
  write('studio/type/fonts/slice-letters.ts', presentSlices(letters))
  write('contract/text/settable-letters.ts', presentSettable(letters))
}

const readFont: FontSource = (file) => readFileSync(join(ROOT, 'node_modules', file))

function presentSlices(letters: SliceLetters): string[] {
  const families = Object.entries(letters).flatMap(([family, slices]) => [
    `  ${keyOf(family)}: {`,
    ...Object.entries(slices).map(
      ([name, packed]) => `    ${keyOf(name)}:${packed.length > 100 ? '\n      ' : ' '}'${packed}',`,
    ),
    '  },',
  ])
  return [
    "import type { FamilyKey } from './faces.ts'",
    '',
    '/** Code points that the font files have, packed, by family and slice. Written by `npm run letters`. */',
    'export const SLICE_LETTERS: Record<FamilyKey, Readonly<Record<string, string>>> = {',
    ...families,
    '}',
  ]
}

/** Returns a key as the formatter writes it. */
function keyOf(name: string): string {
  return /^(?:[a-z]+|0|[1-9]\d*)$/.test(name) ? name : `'${name}'`
}

function presentSettable(letters: SliceLetters): string[] {
  return [
    '/** Code points that an ad can show, or that are invisible. Written by `npm run letters`. */',
    'export const SETTABLE_LETTERS =',
    `  '${listSettable(letters)}'`,
    '',
    '/** The joining letters and marks of each font: those of one letter have to be in one of the fonts. */',
    'export const SETTABLE_TOGETHER = [',
    ...listSettableTogether(letters).map((packed) => `  '${packed}',`),
    ']',
  ]
}

function write(file: string, lines: string[]): void {
  writeFileSync(join(ROOT, file), `${lines.join('\n')}\n`)
}
