import { createHash } from 'node:crypto'
import { boolean, identifier, integer, octetString, sequence } from './der.ts'

/** Most bytes of a token with its certificates: those of public authorities have 4,000 to 6,500. */
export const TIME_STAMP_MAX_BYTES = 8_000
const TIMEOUT_MS = 5_000
const SHA256 = '2.16.840.1.101.3.4.2.1'

export type RequestTimeStamp = (address: string, bytes: Uint8Array) => Promise<Uint8Array>

/** Asks an authority for a time stamp token of the bytes (RFC 3161). Throws if it gives none. */
export function timeStampsFrom(fetch: typeof globalThis.fetch): RequestTimeStamp {
  return async (address, bytes) => {
    const hash = createHash('sha256').update(bytes).digest()
    const imprint = sequence(sequence(identifier(SHA256)), octetString(hash))
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: Uint8Array.from(sequence(integer(1), imprint, boolean(true))),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }).catch((cause: unknown) => {
      const isLate = cause instanceof Error && cause.name === 'TimeoutError'
      const problem = isLate ? `does not answer within ${TIMEOUT_MS / 1000} seconds` : 'cannot be reached'
      throw new Error(`The time stamp authority ${problem}`, { cause })
    })
    if (!response.ok) throw new Error(`The time stamp authority answered ${response.status}`)
    return tokenOf(Buffer.from(await response.arrayBuffer()), hash)
  }
}

/** Statuses of an answer with a token: granted, and granted with modifications. */
const GRANTED = [0, 1]

/** Returns the token of a TimeStampResp, which is a status followed by the token. */
function tokenOf(answer: Buffer, hash: Buffer): Uint8Array {
  const whole = elementAt(answer, 0)
  const status = whole && elementAt(answer, whole.start)
  const code = status && elementAt(answer, status.start)
  if (!whole || !status || !code) throw new Error('The time stamp authority answered with no time stamp')
  if (!GRANTED.includes(answer[code.start] ?? -1)) throw new Error('The time stamp authority refused')
  const token = answer.subarray(status.end, whole.end)
  if (token.byteLength === 0 || !token.includes(hash)) throw new Error('The time stamp is of something else')
  if (token.byteLength > TIME_STAMP_MAX_BYTES - 100) throw new Error(`The time stamp has ${token.byteLength} bytes`)
  return token
}

/** Returns where the content of an element of DER starts and ends. */
function elementAt(bytes: Buffer, at: number): { start: number; end: number } | undefined {
  const first = bytes[at + 1]
  if (first === undefined) return undefined
  const digits = first < 0x80 ? 0 : first & 0x7f
  if (digits > 4 || at + 2 + digits > bytes.length) return undefined
  const start = at + 2 + digits
  const length = digits === 0 ? first : bytes.readUIntBE(at + 2, digits)
  return start + length > bytes.length ? undefined : { start, end: start + length }
}
