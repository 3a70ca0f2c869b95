import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { withoutMeaningless } from '#contract/meaningless-letters.ts'
import { packRanges } from '#contract/code-point-ranges.ts'
import { readCharacterMap } from './character-map.ts'
import { FAMILIES, sliceFile } from './faces.ts'
import { type FontSource, IN_EMOJI_FONT, listSlices } from './font-library.ts'
import { GLYPHLESS } from './font-stack.ts'
import { builtFractions, RARE_FRACTIONS } from './fractions.ts'
import { fallbackFamilies } from './scripts.ts'
import { rangesHold } from './unicode-range.ts'
import { unpackWoff2 } from './woff2.ts'

/** The code points of the emoji font, packed: `npm run letters` writes them to emoji-letters.ts. */
export function listEmoji(fonts: FontSource): string {
  return packRanges(charactersOf(fonts, sliceFile(FAMILIES.emoji, 'emoji')))
}

/**
 * Every code point that an ad can show, or that nobody sees, packed: `npm run letters` writes them to
 * contract/settable-letters.ts for those who hold no font. The emoji are given, since their file takes longest to unpack.
 */
export function listSettable(fonts: FontSource, isEmoji: (code: number) => boolean): string {
  const shown = new Set(ALL.filter((code) => isEmoji(code) && IN_EMOJI_FONT.test(String.fromCodePoint(code))))
  // A face's own family is not asked: another face would have to show the letter too.
  for (const family of fallbackFamilies(DEFAULT_LANGUAGE).filter((key) => key !== 'emoji')) {
    for (const { file, ranges } of listSlices(fonts, family)) {
      for (const code of charactersOf(fonts, file)) if (rangesHold(ranges, code)) shown.add(code)
    }
  }
  for (const code of ALL) if (GLYPHLESS.test(String.fromCodePoint(code))) shown.add(code)
  for (const fraction of RARE_FRACTIONS) {
    if ([...builtFractions(fraction)].every((part) => shown.has(part.codePointAt(0)!))) {
      shown.add(fraction.codePointAt(0)!)
    }
  }
  return packRanges([...shown].filter((code) => withoutMeaningless(String.fromCodePoint(code)) !== ''))
}

const LAST_CODE_POINT = 0x10ffff
const ALL = Array.from({ length: LAST_CODE_POINT + 1 }, (_, code) => code)

function charactersOf(fonts: FontSource, file: string): Iterable<number> {
  return readCharacterMap(unpackWoff2(fonts(file))).keys()
}
