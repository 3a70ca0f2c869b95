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
    if (last !== undefined && isUnfinished(last, segment)) sentences[sentences.length - 1] = last + segment
    else sentences.push(segment)
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** Full stops that end a word, not a sentence. */
const ABBREVIATIONS = new Set(
  'e.g i.e approx ca etc vs mr mrs ms dr st no nr inc ltd co vol max min oz lb ft in p.s bzw inkl exkl zzgl evtl ggf z.b u.a usw art bspw sog sr sra srta dña av pl p.ex env max tél cf ecc dott sig es tzw np itd m.in ul osv bl.a f.eks t.ex bijv o.a enz т.е т.д т.п др см руб г ул'.split(
    ' ',
  ),
)

/** The segmenter ends a sentence at each full stop before a capital or a digit; abbreviations and initials go on. */
function isUnfinished(sentence: string, next: string): boolean {
  const end = /(\S+)\.\s*$/u.exec(sentence)
  if (!end) return false
  const word = end[1]!.replace(/^[("'“„«¿¡]+/u, '').toLowerCase()
  if (/^\p{Ll}/u.test(next)) return true
  // A single letter is an initial ("J. Smith"); the units and "no." only go on before a number ("No. 5", "max. 40").
  if (/^\p{L}$/u.test(word)) return true
  return ABBREVIATIONS.has(word) && (!/^(?:no|in|max|min|oz|lb|ft|co|es|pl|г)$/u.test(word) || /^\d/.test(next))
}

/** Line ends, control characters and runs of spaces as one space. No-break, thin and ideographic spaces are meant. */
export function oneSpaced(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029 ]+/gu, ' ')
    .trim()
}
