import { findLanguage } from '../language/languages.ts'

/** A text's sentences as they were typed, with line ends and runs of spaces as one space. */
export function splitSentences(text: string, language: string): string[] {
  return text.split(/\n+/).flatMap((line) => splitLine(oneSpaced(line), language))
}

/** Items that the person typed as a list: each on a line of its own behind a dash, a dot, a tick or a number. */
export function listedItems(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const item = oneSpaced(line)
    return BULLET.test(item) ? [item.replace(BULLET, '')] : []
  })
}

const BULLET = /^(?:[-–—*•·▪●◦✓✔☑→]|\d{1,2}[.)])\s+/u

function splitLine(line: string, language: string): string[] {
  const parts = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line.replace(BULLET, ''))]
  const sentences: string[] = []
  for (const { segment } of parts) {
    const last = sentences.at(-1)
    if (last === undefined) sentences.push(segment)
    else if (isUnfinished(last, segment, language)) sentences[sentences.length - 1] = last + segment
    else sentences.push(...withOpening(sentences.pop()!, segment))
  }
  return sentences
    .flatMap((sentence) => (language === 'th' ? splitThai(sentence) : [sentence]))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** The segmenter leaves an opening quotation mark without a space before it at the end of the sentence before. */
function withOpening(last: string, next: string): [string, string] {
  const opening = /[\p{Ps}“‘„]+$/u.exec(last)?.[0] ?? ''
  return [last.slice(0, last.length - opening.length), opening + next]
}

/** Full stops that end a word, not a sentence. */
const ABBREVIATIONS = new Set(
  'e.g i.e approx ca etc vs mr mrs ms dr prof st no nr inc ltd co vol fig tel max min oz lb ft in p.s ph.d bzw inkl exkl zzgl evtl ggf z.b d.h u.a usw art bspw sog mme mlle mm env sr sra srta dña av pl p.ex max tél cf ecc dott sig es tzw np itd m.in ul godz osv bl.a f.eks t.ex bijv o.a enz vb yakl т.е т.д т.п др см руб тыс млн г ул ιδ π.χ डॉ प्रो रु कि.मी कि.ग्रा'.split(
    ' ',
  ),
)
/** Of these, those that only go on before a number ("No. 5", "max. 40"). */
const BEFORE_NUMBERS = /^(?:no|in|max|min|oz|lb|ft|co|es|pl|fig|tel|тыс|млн|г)$/u

/** The segmenter ends a sentence at each full stop before a capital or a digit; abbreviations and initials go on. */
function isUnfinished(sentence: string, next: string, language: string): boolean {
  // A quotation may be a part of its sentence: 「すごい。」と彼は言う。
  if (/[。！？][」』”’]\s*$/u.test(sentence)) return /^\p{L}/u.test(next)
  const end = /(\S*)\.\s*$/u.exec(sentence)
  if (!end) return false
  const word = end[1]!.replace(/^[("'“„«¿¡]+/u, '').toLowerCase()
  // ".NET" begins with its stop.
  if (word === '' || /^\p{Ll}/u.test(next)) return true
  // A single letter is an initial ("J. Smith").
  if (/^\p{L}$/u.test(word)) return true
  if (/^\d{1,2}$/.test(word)) return findLanguage(language)?.ordinalStops === true && /^\p{Lu}/u.test(next)
  return ABBREVIATIONS.has(word) && (!BEFORE_NUMBERS.test(word) || /^\d/.test(next))
}

/**
 * Thai sets a space where others set a comma or a stop. One between two clauses ends the first; one beside a number, a
 * foreign word or a repetition mark does not, nor one before a word that leans on what was said.
 */
function splitThai(sentence: string): string[] {
  return sentence.split(THAI_CLAUSE_END)
}

const THAI_CLAUSE_END =
  /(?<=[\u0e01-\u0e3a\u0e40-\u0e45\u0e47-\u0e4e]{8}) +(?!สำหรับ|เพื่อ|ที่|และ|หรือ|แต่|โดย|จาก|ใน|ของ|กับ|ให้|ด้วย|พร้อม|ซึ่ง|เพราะ|จึง|ทั้ง|แบบ|รวม|ถึง|จน|เมื่อ|ถ้า|หาก|อย่าง|เช่น|ไม่ว่า|ก็|แล้ว|ได้)(?=[\u0e01-\u0e3a\u0e40-\u0e45\u0e47-\u0e4e]{8})/u

/** Line ends, control characters and runs of spaces as one space. No-break, thin and ideographic spaces are meant. */
export function oneSpaced(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029 ]+/gu, ' ')
    .trim()
}
