import { hash } from 'node:crypto'

/** Returns the form in which the id of a code, a token or another record is stored. So many random bits need no salt. */
export function recordKey(kind: string, id: string): string {
  return hash('sha256', `${kind}:${id}`)
}
