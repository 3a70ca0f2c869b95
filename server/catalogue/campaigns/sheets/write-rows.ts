import { readsAsFormula } from '#server/platform/http/csv-table.ts'
import type { Holds, PictureName, SheetAd, SheetColumn, SheetFormat } from './sheet-format.ts'
import { countLetters, shortenAtWord, takeSentences } from './shorten.ts'

/** Everything that a row of a sheet may say about one ad of a product. */
export interface SheetWords {
  campaign: string
  businessName: string
  board: string
  hostedAt: string
  key: string
  name: string
  tagline: string
  sentences: readonly string[]
  price: string
  link: string
  /** File names of its pictures. */
  files: Partial<Record<PictureName, string>>
}

/** Something that the platform would refuse or cut, in one sentence. */
export interface SheetProblem {
  column: string
  finding: string
}

/** Writes one row, with what is wrong with it. */
export function writeRow(
  format: SheetFormat,
  ad: SheetAd,
  words: SheetWords,
): { cells: string[]; problems: SheetProblem[] } {
  const problems: SheetProblem[] = []
  const cells = format.columns.map((column) => {
    const text = column.always ?? (column.holds ? textOf(column.holds, column, { format, ad, words }) : '')
    const { cell, findings } = fitted(text, column, format)
    problems.push(...findings.map((finding) => ({ column: column.name, finding })))
    return cell
  })
  return { cells, problems }
}

interface RowContext {
  format: SheetFormat
  ad: SheetAd
  words: SheetWords
}

function textOf(holds: Holds, { max = Infinity, shown }: SheetColumn, { format, ad, words }: RowContext): string {
  const { key, name, tagline, sentences, price, files } = words
  const hosted = (picture: PictureName) => {
    const file = files[picture]
    return file ? `${words.hostedAt.replace(/\/*$/, words.hostedAt ? '/' : '')}${file}` : ''
  }
  const quoted = () => takeSentences(sentences, Math.min(max, shown ?? max), format.countsWidth)
  const texts: Record<Holds, () => string> = {
    campaign: () => words.campaign,
    'ad set': () => `${words.campaign} – ${ad.set}`,
    'ad name': () => `${key} ${ad.set}`,
    'ad group': () => (key === name ? name : `${name} (${key})`),
    headline: () => name,
    price: () => price,
    'long headline': () => tagline || name,
    // A sentence of the list comes first: the name stands in the headline already.
    description: () => quoted() || tagline || sentences[0] || name,
    'primary text': () => [tagline, quoted()].filter(Boolean).join(' ') || sentences[0] || name,
    link: () => words.link,
    'business name': () => words.businessName,
    board: () => words.board,
    picture: () => files.picture ?? '',
    landscape: () => files.landscape ?? '',
    square: () => files.square ?? '',
    'hosted picture': () => hosted('picture'),
    'hosted landscape': () => hosted('landscape'),
    'hosted square': () => hosted('square'),
  }
  return texts[holds]()
}

const ASKED: Partial<Record<Holds, string>> = {
  link: 'Your list has no address of its page: assign the column of the list that holds it, or type it here.',
  'business name': 'Type the name of your business here, or give it with the download.',
  board: 'Type the board here, or give it with the download.',
}

function fitted(text: string, column: SheetColumn, { countsWidth }: SheetFormat): { cell: string; findings: string[] } {
  const { name, max, shown, required, holds } = column
  if (text === '')
    return { cell: '', findings: required ? [(holds && ASKED[holds]) ?? `${name} is required and empty.`] : [] }
  const length = countLetters(text, countsWidth)
  const findings = readsAsFormula(text)
    ? [`An apostrophe stands before it, or a spreadsheet would take it for a formula: remove it after the import.`]
    : []
  if (holds?.startsWith('hosted') && !text.startsWith('https:'))
    findings.push('It is fetched from the web: upload the pictures, and write their address before the file name.')
  if (max !== undefined && length > max) {
    const short = column.holds && MAY_SHORTEN.has(column.holds) ? shortenAtWord(text, max, countsWidth) : undefined
    const over = `${name} has ${length} characters of ${max}`
    return short === undefined
      ? { cell: text, findings: [...findings, `${over}: shorten it by hand, or the row is refused.`] }
      : { cell: short, findings: [...findings, `${over}: it was shortened from “${text}”.`] }
  }
  if (shown !== undefined && length > shown)
    findings.push(`${name} has ${length} characters: people see about ${shown} of them before they unfold it.`)
  return { cell: text, findings }
}

/** Names of things may be shortened at a word's end. A price, an address or a name of an account is whole or wrong. */
const MAY_SHORTEN: ReadonlySet<Holds> = new Set([
  'headline',
  'long headline',
  'description',
  'primary text',
  'ad group',
])
