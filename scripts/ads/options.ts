import type { AdFormat } from '#contract/sizes.ts'
import { FEED_FIELDS, FEED_KINDS, type FeedField, type FeedKind } from '#contract/catalogue/feed.ts'
import { isCurrencyCode } from '#contract/prices/currency-texts.ts'
import { CURRENCY_OF_COUNTRY } from '#contract/prices/price-forms.ts'
import { readAsked, readSeed } from '../ad/options.ts'
import { BadInput, parseTyped, pathAsTyped } from '../bad-input.ts'

export interface CatalogueOptions {
  feedFile: string
  lookFile: string
  folder: string
  formats: AdFormat[]
  /** The fields that the columns of these names hold. */
  columns: Map<string, FeedField>
  /** The kind of export, if its header does not identify it. */
  kind: FeedKind | undefined
  /** Each variant is a product of its own. */
  variantsApart: boolean
  /** The currency of all prices that name none. */
  currency: string | undefined
  /** The country whose notation prices are written in; left out for the notation of the feed. */
  country: string | undefined
  seed: number
}

const USAGE =
  'npm run ads -- feed.csv --look look.json --out DIR [--formats all|a,b] [--sizes 970x250,160x600] [--column field=NAME] [--kind NAME] [--each-variant] [--currency EUR] [--country DE] [--seed N]'
const OPTIONS = {
  look: { type: 'string' },
  out: { type: 'string' },
  formats: { type: 'string' },
  sizes: { type: 'string' },
  column: { type: 'string', multiple: true, default: [] as string[] },
  kind: { type: 'string' },
  'each-variant': { type: 'boolean', default: false },
  currency: { type: 'string' },
  country: { type: 'string' },
  seed: { type: 'string', default: '1' },
} as const

/** Parses the arguments; throws a BadInput with one sentence about the first that cannot be used. */
export function readCatalogueOptions(args: string[]): CatalogueOptions {
  const { values, positionals } = parseTyped(args, OPTIONS, USAGE)
  const [feedFile, ...others] = positionals
  if (!feedFile) throw new BadInput(`Name the feed: ${USAGE}`)
  if (others.length > 0) throw new BadInput(`One feed at a time, and "${others[0]}" is a second one: ${USAGE}`)
  if (!values.look) throw new BadInput(`Name the look of the ads: ${USAGE}`)
  if (!values.out) throw new BadInput(`Name the folder for the ads: ${USAGE}`)
  return {
    feedFile: pathAsTyped(feedFile),
    lookFile: pathAsTyped(values.look),
    folder: pathAsTyped(values.out),
    formats: readAsked(values),
    columns: new Map(values.column.map(readColumn)),
    kind: readKind(values.kind),
    variantsApart: values['each-variant'],
    currency: readCurrency(values.currency),
    country: readCountry(values.country),
    seed: readSeed(values.seed),
  }
}

/** Parses `name=Artikel`: the product's name is in the column Artikel. */
function readColumn(typed: string): [name: string, field: FeedField] {
  const at = typed.indexOf('=')
  const field = FEED_FIELDS.find((known) => known === typed.slice(0, at))
  if (at > 0 && field) return [typed.slice(at + 1), field]
  throw new BadInput(`--column takes field=NAME with one of ${FEED_FIELDS.join(', ')}, and "${typed}" is neither.`)
}

function readKind(typed: string | undefined): FeedKind | undefined {
  const kind = FEED_KINDS.find((known) => known === typed?.toLowerCase())
  if (kind || typed === undefined) return kind
  throw new BadInput(`--kind takes one of ${FEED_KINDS.join(', ')}, and "${typed}" is none of them.`)
}

function readCurrency(typed: string | undefined): string | undefined {
  const code = typed?.toUpperCase()
  if (code === undefined || isCurrencyCode(code)) return code
  throw new BadInput(`--currency takes the three letters of ISO 4217, like EUR, and "${typed}" is no currency.`)
}

function readCountry(typed: string | undefined): string | undefined {
  const country = typed?.toUpperCase()
  if (country === undefined || Object.hasOwn(CURRENCY_OF_COUNTRY, country)) return country
  throw new BadInput(`--country takes two letters, like DE, and "${typed}" is no country.`)
}
