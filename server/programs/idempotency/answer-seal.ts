import { makeSeal } from '#server/people/auth/seal.ts'

/** What is kept of an answer beside its status. */
export interface KeptAnswer {
  text: string
  headers: Record<string, string>
}

/**
 * The answers of one key are sealed together with that key, of which only the hash is stored: a reader of the database
 * alone cannot open them, and neither can the server before the key is sent again.
 */
const sealOf = (secrets: readonly string[], key: string) => makeSeal(secrets, 'idempotent-answer', key)

/** No row has an id of its own here: the key is what an answer belongs to. */
const ROW = ''

/** Encrypts an answer by the first secret and the key of its request. */
export function sealAnswer(secrets: readonly string[], key: string, answer: KeptAnswer): string {
  return sealOf(secrets, key).seal(ROW, JSON.stringify(answer))
}

/** Returns undefined if none of the secrets opens it, because they were replaced since. */
export function openAnswer(secrets: readonly string[], key: string, sealed: string): KeptAnswer | undefined {
  const text = sealOf(secrets, key).open(ROW, sealed)
  return text === undefined ? undefined : (JSON.parse(text) as KeptAnswer)
}
