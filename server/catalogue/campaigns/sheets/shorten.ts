/**
 * Counts characters as platforms do: code points, or columns of a typewriter, in which letters of Chinese, Japanese and
 * Korean and pictures take two.
 */
export function countLetters(text: string, countsWidth = false): number {
  const letters = [...text]
  return countsWidth ? letters.reduce((sum, letter) => sum + (WIDE_LETTER.test(letter) ? 2 : 1), 0) : letters.length
}

const WIDE_LETTER =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u

/**
 * Shortens a text at the end of a word, or returns undefined where that would not be honest: where a number, a price or
 * a denial ("without lid") would fall away, where little would remain, or where no space shows the words.
 */
export function shortenAtWord(text: string, max: number, countsWidth = false): string | undefined {
  const words = text.split(/\s+/u)
  let kept = ''
  let used = 0
  for (const word of words) {
    const longer = kept === '' ? word : `${kept} ${word}`
    if (countLetters(longer, countsWidth) > max) break
    kept = longer
    used += 1
  }
  const cut = words.slice(used).join(' ')
  const whole = kept.replace(DANGLING, '')
  if (used === 0 || countLetters(whole, countsWidth) < max * KEPT_SHARE_MIN) return undefined
  if (/\p{N}|\p{Sc}|%/u.test(cut) || DENIES.test(cut) || /\p{N}$/u.test(whole)) return undefined
  return whole
}

/** Less than this share of the room is no headline any more, but its beginning. */
const KEPT_SHARE_MIN = 0.4

/** Matches marks and small words that announce more to come: "Mug with", "Mug –", "Mug &". */
const DANGLING =
  /(?:[\s,;:&+/|–—([-]+|\s(?:and|with|for|of|in|the|a|an|to|or|by|from|und|mit|für|aus|von|in|im|der|die|das|oder|et|avec|pour|de|du|des|en|le|la|les|ou|y|con|para|del|el|los|las|e|di|da|per|il|lo|gli)(?=$|\s))+$/iu

/** Matches words whose loss turns a text into its opposite or promises more. */
const DENIES =
  /(?:^|[\s(])(?:not?|non|without|w\/o|excl\w*|except|only|up to|from|ohne|nicht|kein\w*|nur|bis|ab|exkl\w*|sans|pas|sauf|hors|jusqu\S*|sin|sólo|solo|hasta|excepto|senza|fino|escluso)(?=$|[\s).,])/iu

/** Returns as many whole sentences as there is room for, from the first; empty if the first does not fit. */
export function takeSentences(sentences: readonly string[], max: number, countsWidth = false): string {
  let taken = ''
  for (const sentence of sentences) {
    const longer = taken === '' ? sentence : `${taken} ${sentence}`
    if (countLetters(longer, countsWidth) > max) break
    taken = longer
  }
  return taken
}
