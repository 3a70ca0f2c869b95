/** First and last byte, both inclusive, as in the Content-Range header. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * Reads a Range header for a body of `length` bytes (RFC 9110, section 14). Undefined means: answer with the whole
 * body, which is also right for several ranges and for anything that is not understood.
 */
export function readByteRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from === '') return lastBytes(Number(to), length)
  if (to !== '' && Number(to) < Number(from)) return undefined
  if (Number(from) >= length) return 'unsatisfiable'
  return { first: Number(from), last: to === '' ? length - 1 : Math.min(Number(to), length - 1) }
}

function lastBytes(count: number, length: number): ByteRange | 'unsatisfiable' {
  if (count === 0) return 'unsatisfiable'
  return { first: Math.max(0, length - count), last: length - 1 }
}

/** Returns true if an If-None-Match header names this tag (RFC 9110, section 13.1.2: weak comparison). */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
