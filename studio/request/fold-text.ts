import type { LanguageCode } from '#contract/languages.ts'

/** A text in small letters and without accents, as long as it was: people type requests in haste. */
export function foldText(text: string, language: LanguageCode): string {
  return text.replaceAll("'", '’').replaceAll(/\p{L}\p{M}*/gu, (letter) => {
    const small = letter.toLocaleLowerCase(language)
    const bare = foldAccents(small.length === letter.length ? small : letter)
    return bare.length === letter.length ? bare : letter
  })
}

/** Without accents where letters are told apart without them; the marks of other scripts are letters. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .normalize('NFC')
}
