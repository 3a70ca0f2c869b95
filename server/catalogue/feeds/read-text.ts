import { FEED_MAX_BYTES } from '#contract/catalogue/feed.ts'
import { FeedError, type OpenBytes } from './feed.ts'
import { findLegacyEncoding } from './legacy-encoding.ts'
import { sampleBytes } from './sample-lines.ts'

export interface FeedText {
  /** The text's beginning, by which the kind of file is recognised. */
  head: string
  /** Yields the whole text in pieces, without its byte order mark. A broken letter is U+FFFD. */
  pieces(): AsyncGenerator<string>
}

const HEAD_BYTES = 256 * 1024

/**
 * Reads the text of a file of unknown encoding. Throws a `FeedError` for a file that is too large or not text, or whose
 * letters could be read in more than one way.
 */
export async function readText(open: OpenBytes): Promise<FeedText> {
  const { head, isUtf8 } = await lookThrough(open)
  refuseOtherFiles(head)
  const encoding = unicodeEncoding(head, isUtf8) ?? (await otherEncoding(open, head))
  return { head: plain(new TextDecoder(encoding).decode(head, { stream: true })), pieces: () => decode(open, encoding) }
}

/** Reads the beginning, and checks that all of the file is UTF-8: one wrong letter may come very late. */
async function lookThrough(open: OpenBytes): Promise<{ head: Buffer; isUtf8: boolean }> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const beginning: Uint8Array[] = []
  let [bytes, isUtf8] = [0, true]
  for await (const chunk of open()) {
    if (bytes < HEAD_BYTES) beginning.push(chunk)
    bytes += chunk.byteLength
    if (bytes > FEED_MAX_BYTES) throw new FeedError('The list has more than 50 MB: please split it.')
    try {
      // A file that is cut off in the middle of its last letter is still UTF-8.
      if (isUtf8) decoder.decode(chunk, { stream: true })
    } catch {
      isUtf8 = false
    }
  }
  if (bytes === 0) throw new FeedError('The list is empty.')
  return { head: Buffer.concat(beginning).subarray(0, HEAD_BYTES), isUtf8 }
}

/** Refuses other types of files by their first bytes. */
function refuseOtherFiles(head: Buffer): void {
  const start = head.toString('latin1', 0, 4)
  if (start === 'PK\x03\x04') throw new FeedError('This is a workbook or a ZIP and no list: please save it as CSV.')
  if (start === '\xd0\xcf\x11\xe0') throw new FeedError('This is an Excel workbook: please save it as CSV.')
  if (start.startsWith('\x1f\x8b')) throw new FeedError('The list is compressed (gzip): please unpack it first.')
  if (start === '%PDF') throw new FeedError('This is a PDF and no list: please export the products as CSV or XML.')
}

/**
 * Recognises Unicode by a byte order mark, by how UTF-16 writes ASCII signs, which every feed has, or as UTF-8 if the
 * whole file is.
 */
function unicodeEncoding(head: Buffer, isUtf8: boolean): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  return utf16Without(head) ?? (isUtf8 ? 'utf-8' : undefined)
}

const UTF16_LOOKED_BYTES = 4096
/** Share of ASCII letters in a feed of Chinese words, whose separators, digits and addresses are more than that. */
const UTF16_ASCII_SHARE = 1 / 32

function utf16Without(head: Buffer): string | undefined {
  const pairs = Math.floor(Math.min(head.byteLength, UTF16_LOOKED_BYTES) / 2)
  let [little, big] = [0, 0]
  for (let pair = 0; pair < pairs; pair++) {
    const [first, second] = [head[2 * pair]!, head[2 * pair + 1]!]
    if (second === 0 && first > 0 && first < 0x80) little++
    if (first === 0 && second > 0 && second < 0x80) big++
  }
  if (Math.max(little, big) < Math.max(2, UTF16_ASCII_SHARE * pairs)) return undefined
  return little > big ? 'utf-16le' : 'utf-16be'
}

/**
 * Highest share of broken letters. A file of another encoding, where some bytes match UTF-8 by chance, is not taken for
 * it.
 */
const BROKEN_SHARE_MAX = 1 / 3

async function otherEncoding(open: OpenBytes, head: Buffer): Promise<string> {
  const { bytes, whole, broken } = await sampleBytes(open)
  if (broken <= BROKEN_SHARE_MAX * whole) return 'utf-8'
  const encoding = findLegacyEncoding(bytes, declaredEncoding(head))
  if (encoding) return encoding
  throw new FeedError(
    'The letters of this file can be read in more than one way: please save it as CSV UTF-8 ' +
      '(in Excel: File, Save As, "CSV UTF-8") or export it again as UTF-8.',
  )
}

/** Returns the encoding that XML declares, which is right more often than not. */
function declaredEncoding(head: Buffer): string | undefined {
  const label = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]{1,40})["']/.exec(head.toString('latin1', 0, 200))?.[1]
  if (!label || /^utf/i.test(label)) return undefined
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

/** Removes NUL, which is no text and which no database stores. */
function plain(text: string): string {
  return text.replaceAll('\0', '')
}
