/**
 * Returns a text as rules compare it: in small letters, without accents, with single spaces. Marks of scripts in which
 * they are letters stay.
 */
export function foldWords(text: string): string {
  // Most feeds are plain Latin letters, which need none of the rest.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase().replaceAll(/ {2,}/g, ' ').trim()
  return text
    .normalize('NFKD')
    .replaceAll(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Scripts that write no spaces between words, or join particles to them. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const WORD_LETTER = /[\p{L}\p{M}\p{Nd}]/u

/**
 * Returns true if a folded text has these folded words as whole words: "pan" is not in "panda", and "c++" is in "learn
 * c++ today". They are compared letter by letter: no character has a meaning of its own.
 */
export function hasWords(text: string, words: string): boolean {
  if (words === '') return false
  const [first, last] = [firstLetter(words), lastLetter(words)]
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    if (!isJoined(lastLetter(text.slice(Math.max(0, at - 2), at)), first)) {
      if (!isJoined(firstLetter(text.slice(end, end + 2)), last)) return true
    }
  }
  return false
}

/** Returns true if a letter beside the words makes them a part of a longer word. */
function isJoined(beside: string, edge: string): boolean {
  return (
    WORD_LETTER.test(edge) && WORD_LETTER.test(beside) && !WITHOUT_SPACES.test(edge) && !WITHOUT_SPACES.test(beside)
  )
}

const firstLetter = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0x20)

function lastLetter(text: string): string {
  return Array.from(text.slice(-2)).at(-1) ?? ' '
}
