import type { FeedRecord } from './feed-record.ts'

/** A letter that its file has cut in half, or that another program had lost before. */
const BROKEN = '\ufffd'
/** One at the end of a text was cut off with what followed; one within a word makes another word of it. */
const HOLE = /[\p{L}\p{N}]\ufffd+\p{L}/u

/** Undefined where the name can be read. */
export function brokenNameProblem({ values }: FeedRecord): string | undefined {
  return HOLE.test(values.name?.[0] ?? '')
    ? 'Its name has a broken letter: please save the file again as CSV UTF-8.'
    : undefined
}

/** That letters were left out, of whatever field an ad shows. */
export function brokenNotes({ values }: FeedRecord): string[] {
  const shown = [values.name, values.description, values.price, values.salePrice, values.discount, values.tagline]
  return shown.some((texts) => texts?.[0]?.includes(BROKEN))
    ? ['Letters of it are broken in the file and were left out: saved as CSV UTF-8 it has all of them.']
    : []
}
