/**
 * The characters that a user's font may set: letters, figures and signs of Europe's scripts, the space and the no-break
 * space. Nothing else is left in the file. Our own families have all of these, so no text in our fonts ever lacks a
 * letter that the renderer would search for in every font that it knows; marks, other spaces and what has no shape stay
 * out for that reason.
 */
const LETTER =
  /[\u0041-\u005a\u0061-\u007a\u00c0-\u024f\u1e00-\u1eff]|(?=\p{L})[\u0370-\u03e1\u03f0-\u03ff\u1f00-\u1fff\u0400-\u052f]|[0-9 \u00a0!-/:-@[-`{-~]|[\u00a1-\u00ac\u00ae-\u00bf]|[\u2010-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u2044]|[\u20a0-\u20bf\u2116\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]/u

/** The last code point of the planes and blocks that hold them; nothing beyond is kept. */
const LAST = 0x2fff

export function isOwnFontLetter(code: number): boolean {
  const letter = String.fromCodePoint(code)
  return (
    code <= LAST &&
    LETTER.test(letter) &&
    !/[\p{M}\p{Default_Ignorable_Code_Point}\p{Emoji_Presentation}]/u.test(letter)
  )
}

/** Lists all of them, as one text. */
export function listOwnFontLetters(): string {
  const codes = Array.from({ length: LAST + 1 }, (_, code) => code)
  return String.fromCodePoint(...codes.filter(isOwnFontLetter))
}
