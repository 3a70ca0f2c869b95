import { FEED_MAX_BYTES } from '#contract/feed.ts'
import { FeedError, type OpenBytes } from './feed.ts'

export interface FeedText {
  /** The text's beginning: what the file is can be told from it. */
  head: string
  /** The whole text in pieces, without its byte order mark. */
  pieces(): AsyncGenerator<string>
}

const HEAD_BYTES = 256 * 1024

/** The text of a file whose encoding nobody names. Throws a `FeedError` for a file that is too large or that is no text. */
export async function readText(open: OpenBytes): Promise<FeedText> {
  const { head, isUtf8 } = await lookThrough(open)
  refuseOtherFiles(head)
  const encoding = guessEncoding(head, isUtf8)
  return { head: plain(new TextDecoder(encoding).decode(head, { stream: true })), pieces: () => decode(open, encoding) }
}

/** The beginning, and whether all of it is UTF-8: one wrong letter may come very late. */
async function lookThrough(open: OpenBytes): Promise<{ head: Buffer; isUtf8: boolean }> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const beginning: Uint8Array[] = []
  let [bytes, isUtf8] = [0, true]
  for await (const chunk of open()) {
    if (bytes < HEAD_BYTES) beginning.push(chunk)
    bytes += chunk.byteLength
    if (bytes > FEED_MAX_BYTES) throw new FeedError('The feed has more than 50 MB: please split it.')
    try {
      // What is cut off in the middle of its last letter is UTF-8 all the same.
      if (isUtf8) decoder.decode(chunk, { stream: true })
    } catch {
      isUtf8 = false
    }
  }
  if (bytes === 0) throw new FeedError('The feed is empty.')
  return { head: Buffer.concat(beginning).subarray(0, HEAD_BYTES), isUtf8 }
}

/** By their first bytes. */
function refuseOtherFiles(head: Buffer): void {
  const start = head.toString('latin1', 0, 4)
  if (start === 'PK\x03\x04') throw new FeedError('This is a workbook or a ZIP and no feed: please save it as CSV.')
  if (start === '\xd0\xcf\x11\xe0') throw new FeedError('This is an Excel workbook: please save it as CSV.')
  if (start.startsWith('\x1f\x8b')) throw new FeedError('The feed is packed with gzip: please unpack it first.')
  if (start === '%PDF') throw new FeedError('This is a PDF and no feed: please export the products as CSV or XML.')
}

/** A byte order mark; then zero bytes, which Latin letters have in UTF-16 alone; then UTF-8, and last what Excel writes in the West. */
function guessEncoding(head: Buffer, isUtf8: boolean): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  const zeros = [0, 0]
  const looked = head.subarray(0, 4096)
  for (const [index, byte] of looked.entries()) if (byte === 0) zeros[index % 2]!++
  const many = looked.byteLength / 8
  if (zeros[1]! > many && zeros[1]! > zeros[0]!) return 'utf-16le'
  if (zeros[0]! > many) return 'utf-16be'
  return declaredEncoding(head, isUtf8) ?? (isUtf8 ? 'utf-8' : 'windows-1252')
}

/** XML says what it is written in. It is believed where UTF-8 is not what it turned out to be. */
function declaredEncoding(head: Buffer, isUtf8: boolean): string | undefined {
  const label = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]{1,40})["']/.exec(head.toString('latin1', 0, 200))?.[1]
  if (isUtf8 || !label || /^utf/i.test(label)) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

async function* decode(open: OpenBytes, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of open()) yield plain(decoder.decode(chunk, { stream: true }))
  yield plain(decoder.decode())
}

/** NUL is no text, and no database keeps it. */
function plain(text: string): string {
  return text.replaceAll('\0', '')
}
