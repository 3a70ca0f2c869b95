import type { FeedRecord } from './feed-record.ts'

/** U+FFFD: a letter that the file cut in half, or that another program had already lost. */
const BROKEN = '\ufffd'
/**
 * A broken letter inside a word, which makes another word of it. One at the end of a text was only cut off with what
 * followed.
 */
const HOLE = /[\p{L}\p{N}]\ufffd+\p{L}/u

/** Returns the problem of a product whose name has a hole, or undefined if the name is readable. */
export function brokenNameProblem({ values }: FeedRecord): string | undefined {
  return HOLE.test(values.name?.[0] ?? '')
    ? 'Its name has a broken letter: please save the file again as CSV UTF-8.'
    : undefined
}

/** Returns a note that letters were left out, for each field shown in an ad. */
export function brokenNotes({ values }: FeedRecord): string[] {
  const shown = [values.name, values.description, values.price, values.salePrice, values.discount, values.tagline]
  return shown.some((texts) => texts?.[0]?.includes(BROKEN))
    ? ['Letters of it are broken in the file and were left out: saved as CSV UTF-8 it has all of them.']
    : []
}
