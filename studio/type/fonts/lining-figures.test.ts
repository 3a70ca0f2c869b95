import { expect, it } from 'vitest'
import { packagedFonts } from '#test/studio/packaged-fonts.ts'
import { readCharacterMap } from './character-map.ts'
import { preferLiningFigures } from './lining-figures.ts'
import { unpackWoff2 } from './woff2.ts'

const CORMORANT = '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2'

it('exchanges figures and signs of money, and leaves all other characters as they were', () => {
  const font = unpackWoff2(packagedFonts(CORMORANT))
  const before = readCharacterMap(font)
  const after = readCharacterMap(preferLiningFigures(font, before))
  expect([...after.keys()]).toEqual([...before.keys()])
  const exchanged = [...before.keys()].filter((code) => after.get(code) !== before.get(code))
  expect(String.fromCodePoint(...exchanged)).toBe('$0123456789£¥€')
})
