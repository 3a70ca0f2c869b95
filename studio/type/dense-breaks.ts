/** Scripts in which UAX 14 lets a line end after almost any letter. */
export const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The words on both sides of a word's end, as the dictionary divides the text. */
export interface Neighbours {
  before: string
  after: string
}

const HAN = /\p{Script=Han}/u
const HIRAGANA = /\p{Script=Hiragana}/u
const KATAKANA = /[\p{Script=Katakana}ー]/u
const HANGUL = /\p{Script=Hangul}/u

/**
 * Whether a line may well end between two letters of which one is dense. The dictionary finds words, but a reader expects
 * more to stay together: what leans on a word (particles, endings, counters) stays with it.
 */
export function isDenseBreak(last: string, first: string, words: Neighbours | undefined): boolean {
  if (/\p{P}/u.test(last)) return true
  // Korean has spaces; a line that ends inside one of its words reads as a mistake.
  if (HANGUL.test(last) && HANGUL.test(first)) return false
  if (!words || LEANING.has(words.after) || PREFIXES.has(words.before) || isCounted(words)) return false
  if (HIRAGANA.test(first)) return endsPhrase(words)
  if (KATAKANA.test(last) && KATAKANA.test(first)) return isTwoLoanWords(words)
  if (HAN.test(last) && HAN.test(first)) return !isCompound(words)
  return true
}

/** Particles of Japanese, after which a phrase may begin. */
const PARTICLES = [
  'を',
  'は',
  'が',
  'に',
  'へ',
  'と',
  'も',
  'の',
  'で',
  'や',
  'から',
  'まで',
  'より',
  'ので',
  'のに',
  'て',
]
/** What leans on the word before it: particles and endings of both languages. */
const LEANING = new Set([
  ...PARTICLES,
  ...'ね よ か な だ た です でした ます ました ません ない たい だけ ほど など ながら たち さん 的 了 吗 嗎 呢 吧 们 們 着 著 过 過 地 得'.split(
    ' ',
  ),
])
/** What leans on the word behind it: prefixes, adverbs and prepositions of one letter. */
const PREFIXES = new Set(
  'お ご 御 全 新 最 超 第 更 很 不 就 都 也 还 還 再 又 太 让 讓 在 把 与 與 和 或 从 從 向 对 對 为 為 只 到 每'.split(
    ' ',
  ),
)

/** In kana a phrase ends with a particle; otherwise only two long words can be told apart from an ending. */
function endsPhrase({ before, after }: Neighbours): boolean {
  if (PREFIXES.has(after)) return before.length > 1
  return PARTICLES.includes(before) || (before.length >= 3 && after.length >= 3 && HIRAGANA.test(before.at(-1)!))
}

/** The word lists cut loan words too finely; parts of these lengths on both sides are words that a reader knows. */
const LOAN_WORD_LETTERS = { before: 3, after: 4 }

function isTwoLoanWords({ before, after }: Neighbours): boolean {
  return before.length >= LOAN_WORD_LETTERS.before && after.length >= LOAN_WORD_LETTERS.after
}

/** The word lists take words that they do not know apart, letter by letter; a single one behind a word is its ending. */
function isCompound({ after }: Neighbours): boolean {
  return after.length === 1 && !PREFIXES.has(after)
}

/** "40時間", "四十小时", "第3代": a number and what it counts. */
function isCounted({ before, after }: Neighbours): boolean {
  return /[\p{Nd}一二三四五六七八九十百千万萬两兩]$/u.test(before) && DENSE.test(after[0]!)
}

/** Thai words that only begin one with what follows: "maker of", "the state of". */
const THAI_PREFIXES = new Set('การ ความ ผู้ นัก น่า เครื่อง ที่ ชาว ช่าง ร้าน ห้อง โรง ไม่'.split(' '))

/**
 * Whether a line may well end between two words of a script without spaces. The dictionary takes a loan word that it does not
 * know apart into syllables (ceramic: เซ|รา|มิ|ก), so a break needs a word of some length on both sides.
 */
export function isThaiBreak(words: Neighbours | undefined): boolean {
  if (!words || THAI_PREFIXES.has(words.before)) return false
  const [before, after] = [words.before.length, words.after.length]
  return Math.min(before, after) >= 3 && Math.max(before, after) >= 4 && !/^.์/u.test(words.after)
}
