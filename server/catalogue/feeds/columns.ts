import { FEED_FIELDS, type FeedField } from '#contract/catalogue/feed.ts'
import { matchesAny, placeIn, plainName } from './column-names.ts'
import type { FeedExport } from './exports/feed-export.ts'
import { GUESSED_NAMES, NUMBERED_PHOTOS } from './guessed-names.ts'

export interface FeedColumn {
  name: string
  /** The field that the column is taken to hold, or undefined if it is not read. */
  field: FeedField | undefined
}

/**
 * Fields chosen by the user, by column name; null for a column that is not to be read. The other columns are guessed.
 */
export type ChosenColumns = ReadonlyMap<string, FeedField | null>

export interface ColumnClues {
  chosen?: ChosenColumns
  /** The system whose export the table is. */
  from?: FeedExport | undefined
  /** Returns true if the column has a value in one of the first rows. */
  isFilled?: (index: number) => boolean
}

/**
 * Guesses what the columns hold: the user's choice wins, then the names of the export's system, then the names that
 * shops commonly use. If several columns could hold a field, it goes to the one with the commoner name, among those
 * that have values; photos may be in many columns.
 */
export function guessColumns(names: readonly string[], clues: ColumnClues = {}): FeedColumn[] {
  const { chosen = new Map(), from, isFilled = () => true } = clues
  const lists = from?.columns ?? GUESSED_NAMES
  const columns = names.map((name, index): OpenColumn => ({
    name,
    field: chosen.get(name) ?? undefined,
    plain: plainName(name),
    isOpen: !chosen.has(name),
    isEmpty: !isFilled(index),
  }))
  for (const field of FEED_FIELDS) {
    const list = lists[field]
    if (list && !columns.some((column) => column.field === field)) claimColumn(columns, field, list)
  }
  // Options that tell variants apart are in several columns: size, color.
  if (from?.columns.option) claimAll(columns, 'option', [from.columns.option])
  // Google and Meta have several categories of a product: its shop's own, and theirs.
  if (lists.category && ![...chosen.values()].includes('category')) claimAll(columns, 'category', [lists.category])
  const photos = [lists.image, lists.moreImages, from ? undefined : NUMBERED_PHOTOS]
  claimAll(
    columns,
    'moreImages',
    photos.filter((list) => list !== undefined),
  )
  return withPrice(columns).map(({ name, field }) => ({ name, field }))
}

interface OpenColumn extends FeedColumn {
  plain: string
  /** Is true while nothing has been chosen for the column. */
  isOpen: boolean
  isEmpty: boolean
}

const isFree = ({ field, isOpen }: OpenColumn) => !field && isOpen

function claimColumn(columns: readonly OpenColumn[], field: FeedField, list: string): void {
  const found = columns
    .filter(isFree)
    .map((column) => ({ column, place: placeIn(column.plain, list) }))
    .filter(({ place }) => place >= 0)
  const [best] = found.toSorted((a, b) => Number(a.column.isEmpty) - Number(b.column.isEmpty) || a.place - b.place)
  // A product without an id is identified by its name; an empty id column would refuse every row.
  if (best && !(best.column.isEmpty && field === 'id')) best.column.field = field
}

function claimAll(columns: readonly OpenColumn[], field: FeedField, lists: readonly string[]): void {
  for (const column of columns.filter(isFree))
    if (lists.some((list) => matchesAny(column.plain, list))) column.field = field
}

/** Takes a regular price as the price if the table has no other. */
function withPrice(columns: OpenColumn[]): OpenColumn[] {
  const old = columns.find(({ field, isOpen }) => field === 'oldPrice' && isOpen)
  if (old && !columns.some(({ field }) => field === 'price')) old.field = 'price'
  return columns
}
