import { FEED_FIELDS, type FeedField } from '#contract/feed.ts'
import { matchesAny, placeIn } from './column-names.ts'
import type { FeedExport } from './exports/feed-export.ts'
import { GUESSED_NAMES, NUMBERED_PHOTOS } from './guessed-names.ts'

export interface FeedColumn {
  name: string
  /** What it is taken to hold; undefined where it is not read. */
  field: FeedField | undefined
}

/** By a column's name; null for one that is not to be read. What is not named is guessed. */
export type ChosenColumns = ReadonlyMap<string, FeedField | null>

export interface ColumnClues {
  chosen?: ChosenColumns
  /** Whose table it is. */
  from?: FeedExport | undefined
  /** Whether anything stands in the column in the first rows. */
  isFilled?: (index: number) => boolean
}

/**
 * What the columns hold: as was chosen, else as the export's system calls them, else by what shops call them. A field that several columns
 * could hold is in the one with the commoner name, of those in which something stands; photos may be in many.
 */
export function guessColumns(names: readonly string[], clues: ColumnClues = {}): FeedColumn[] {
  const { chosen = new Map(), from, isFilled = () => true } = clues
  const columns: FeedColumn[] = names.map((name) => ({ name, field: chosen.get(name) ?? undefined }))
  for (const list of [from?.columns, from ? undefined : GUESSED_NAMES]) {
    for (const field of list ? FEED_FIELDS : []) {
      if (list?.[field] && !columns.some((column) => column.field === field))
        claimColumn(columns, { field, list: list[field], chosen, isFilled })
    }
  }
  claimOptions(columns, from?.columns.option, chosen)
  const photos = [
    from?.columns.image,
    from?.columns.moreImages,
    ...(from ? [] : [GUESSED_NAMES.image, NUMBERED_PHOTOS]),
  ]
  for (const column of columns) {
    const isPhoto = photos.some((list) => list && matchesAny(column.name, list))
    if (isPhoto && !column.field && !chosen.has(column.name)) column.field = 'moreImages'
  }
  return withPrice(columns, chosen)
}

/** What tells variants apart is in several columns: size, color. */
function claimOptions(columns: FeedColumn[], list: string | undefined, chosen: ChosenColumns): void {
  for (const column of columns) {
    if (list && !column.field && !chosen.has(column.name) && matchesAny(column.name, list)) column.field = 'option'
  }
}

interface Claim {
  field: FeedField
  list: string
  chosen: ChosenColumns
  isFilled: (index: number) => boolean
}

function claimColumn(columns: FeedColumn[], { field, list, chosen, isFilled }: Claim): void {
  const free = columns.flatMap((column, index) => {
    const place = column.field || chosen.has(column.name) ? -1 : placeIn(column.name, list)
    return place < 0 ? [] : [{ column, place, isEmpty: !isFilled(index) }]
  })
  const [best] = free.toSorted((a, b) => Number(a.isEmpty) - Number(b.isEmpty) || a.place - b.place)
  // A product without an id is known by its name; an empty column of ids would refuse every row.
  if (best && !(best.isEmpty && field === 'id')) best.column.field = field
}

/** A regular price beside no other is what is asked. */
function withPrice(columns: FeedColumn[], chosen: ChosenColumns): FeedColumn[] {
  const old = columns.find(({ field, name }) => field === 'oldPrice' && !chosen.has(name))
  if (old && !columns.some(({ field }) => field === 'price')) old.field = 'price'
  return columns
}
