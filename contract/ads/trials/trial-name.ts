/** A picture of a trial by its name, which an ad platform's report gives back. */
export interface TrialName {
  brand: string
  campaign: string
  /** Factors with the level that the picture has of each, one or more. */
  factors: { factor: string; level: string }[]
  widthPx: number
  heightPx: number
  version: number
}

/**
 * Writes a name such as `Acme_Spring+sale_headline_Tea+at+noon_1080x1080_v2`: a file name on every system, no formula in
 * a table, and exactly readable. Letters and digits of every script stay, a space is a `+`, and anything else is its
 * code point between two `~`.
 */
export function formatTrialName({ brand, campaign, factors, widthPx, heightPx, version }: TrialName): string {
  const joined = (key: 'factor' | 'level') => factors.map((one) => writeField(one[key])).join(BETWEEN)
  const fields = [writeField(brand), writeField(campaign), joined('factor'), joined('level')]
  return [...fields, `${widthPx}x${heightPx}`, `v${version}`].join('_')
}

/**
 * Reads a name that formatTrialName wrote, also with an ending of a file, in decomposed letters, or with spaces for
 * `+`. Returns undefined for anything else.
 */
export function parseTrialName(text: string): TrialName | undefined {
  const fields = text.normalize('NFC').trim().replace(FILE_ENDING, '').split('_')
  const [brand, campaign, factor, level, size = '', version = ''] = fields
  const [, widthPx, heightPx] = /^([1-9]\d{0,4})x([1-9]\d{0,4})$/.exec(size) ?? []
  const number = /^v([1-9]\d{0,8})$/.exec(version)?.[1]
  if (fields.length !== 6 || !widthPx || !number) return undefined
  const names = factor!.split(BETWEEN).map(readField)
  const levels = level!.split(BETWEEN).map(readField)
  const [first, second] = [readField(brand!), readField(campaign!)]
  if (first === undefined || second === undefined || names.length !== levels.length) return undefined
  const factors = names.map((name, at) => ({ factor: name, level: levels[at] }))
  if (!factors.every((one): one is TrialName['factors'][number] => one.factor !== undefined && one.level !== undefined))
    return undefined
  return {
    brand: first,
    campaign: second,
    factors,
    widthPx: Number(widthPx),
    heightPx: Number(heightPx),
    version: Number(number),
  }
}

/** Shortens a text, between letters as a person sees them, so that its field has at most so many UTF-8 bytes. */
export function fitField(text: string, bytesMax: number): string {
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
  while (letters.length > 0 && bytesOf(writeField(letters.join(''))) > bytesMax) letters.pop()
  return letters.join('').trim()
}

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text).byteLength

const BETWEEN = '@'
const FILE_ENDING = /\.(?:jpe?g|png|webp|avif|gif)$/i
const EMPTY = '~~'
/** Marks that are the same in a file name, in a table and in an address. */
const PLAIN_MARKS = new Set(['-', '.'])
/** Letters that NFC joins with their neighbors. */
const JOINING = /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u

function writeField(text: string): string {
  if (text === '') return EMPTY
  const points = [...text]
  const last = points.length - 1
  return points
    .map((point, at) => {
      const isEnd = at === 0 || at === last
      // A space at an end is lost on the way.
      if (point === ' ' && !isEnd) return '+'
      return isKept(point, isEnd) ? point : escaped(point)
    })
    .join('')
}

function isKept(point: string, isEnd: boolean): boolean {
  if (/[A-Za-z0-9]/.test(point)) return true
  // A mark at the beginning may begin a formula, and a dot at the end is lost on Windows.
  if (PLAIN_MARKS.has(point)) return !isEnd
  return /^[\p{L}\p{N}]$/u.test(point) && point.normalize('NFKC') === point && !JOINING.test(point)
}

function escaped(point: string): string {
  return `~${point.codePointAt(0)!.toString(16)}~`
}

function readField(field: string): string | undefined {
  if (field === EMPTY) return ''
  if (!/^(?:[^~]|~[0-9a-f]{1,6}~)+$/iu.test(field)) return undefined
  let isWhole = true
  const text = field.replaceAll('+', ' ').replaceAll(/~([0-9a-f]{1,6})~/giu, (_, code: string) => {
    const point = Number.parseInt(code, 16)
    isWhole &&= point <= 0x10ffff
    return isWhole ? String.fromCodePoint(point) : ''
  })
  return isWhole ? text : undefined
}
