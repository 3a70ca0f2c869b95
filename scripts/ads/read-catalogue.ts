import { createReadStream, statSync } from 'node:fs'
import type { FeedField } from '#contract/catalogue/feed.ts'
import { type Feed, FeedError, type FeedRow } from '#server/catalogue/feeds/feed.ts'
import { openFeed } from '#server/catalogue/feeds/open-feed.ts'
import { settableRow } from '#server/catalogue/feeds/settable-row.ts'
import { BadInput } from '../bad-input.ts'
import type { CatalogueOptions } from './options.ts'

export interface Catalogue {
  feed: Feed
  /** The rows in the order of the feed. */
  rows: FeedRow[]
}

/** Fields that every product needs. */
const REQUIRED_FIELDS: readonly FeedField[] = ['name', 'description', 'image']

/** Reads all rows of the feed before anything is painted: problems of the whole feed are reported at once. */
export async function readCatalogue({ feedFile, columns, ...wishes }: CatalogueOptions): Promise<Catalogue> {
  if (!statSync(feedFile, { throwIfNoEntry: false })?.isFile())
    throw new BadInput(`The feed ${feedFile} cannot be read: name a file that exists.`)
  try {
    const { kind, variantsApart, currency, country } = wishes
    const reading = { columns, kind, variantsApart, currency, country }
    const feed = await openFeed(() => createReadStream(feedFile), { now: new Date(), ...reading })
    requireColumns(feed, columns)
    const rows: FeedRow[] = []
    for await (const row of feed.rows()) rows.push(settableRow(row))
    return { feed, rows }
  } catch (error) {
    if (error instanceof FeedError) throw new BadInput(error.message)
    throw error
  }
}

function requireColumns({ columns }: Feed, chosen: CatalogueOptions['columns']): void {
  if (columns.length === 0) return
  const names = columns.map(({ name }) => name)
  const listed = `its columns are ${names.join(', ')}`
  const unknown = [...chosen.keys()].find((name) => !names.includes(name))
  if (unknown !== undefined) throw new BadInput(`The feed has no column "${unknown}": ${listed}.`)
  const missing = REQUIRED_FIELDS.find((field) => !columns.some((column) => column.field === field))
  if (missing) throw new BadInput(`Which column holds the ${missing}? Say so by --column ${missing}=NAME: ${listed}.`)
}
