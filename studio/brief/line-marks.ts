/** Matches pictures of a keyboard. ©, ® and ™ are left out, because they belong to names. */
const EMOJI =
  '(?:\\p{RI}{2}|[0-9#*]\\uFE0F?\\u20E3|(?![©®™])\\p{Extended_Pictographic}[\\p{EMod}\\uFE0F\\u200D\\u{E0020}-\\u{E007F}]*)'
/** Matches signs that shops set before the items of a list, besides letters and dashes. */
const SIGN = '[•·▪●◦▸▹►▶➤➜➔→⇒❖◆◇■□◼◻‣⁃★☆✦✧✪✩♥♡✓✔✗✘☑]'

/** Quick check, because most rows have no mark. */
const MARK = new RegExp(`[*#_\`>|~=]|${EMOJI}|${SIGN}`, 'u')
const BEFORE = new RegExp(`^(?:\\s|${EMOJI}|${SIGN}|[*#>|~=_]+(?=\\s))+`, 'u')
const BETWEEN = new RegExp(`\\s*(?:${EMOJI}|${SIGN})+\\s*`, 'gu')
const PAIRED = /(\*\*\*|\*\*|\*|__|`)(?=\S)([^*`]+?)(?<=\S)\1(?![\p{L}\p{N}])/gu

/**
 * Removes marks that only the text's own page could set: emoji, signs of lists, and the asterisks and hashes of
 * Markdown. Letters stay as they were typed; a sign between two sentences ends the row.
 */
export function withoutMarks(text: string): string {
  return text
    .split('\n')
    .map((row) => (MARK.test(row) ? plainRow(row) : row))
    .join('\n')
}

function plainRow(row: string): string {
  return row.replace(BEFORE, '').replaceAll(PAIRED, '$2').replace(BEFORE, '').replaceAll(BETWEEN, '\n').trim()
}
