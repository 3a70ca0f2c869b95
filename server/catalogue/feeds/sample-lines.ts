import { isAscii } from 'node:buffer'
import type { OpenBytes } from './feed.ts'

export interface ByteSample {
  /** Pieces of lines with bytes beyond ASCII, from all over the file; every such byte is among them. */
  bytes: Uint8Array
  /** Number of whole multi-byte UTF-8 letters, weighted by how rarely bytes form them by chance. */
  whole: number
  /** Number of bytes that are no letter in UTF-8. */
  broken: number
}

const SAMPLE_BYTES = 12 * 1024
/** Largest sample, including the lines whose bytes had not occurred before. */
const SAMPLE_MAX_BYTES = 2 * SAMPLE_BYTES
const PIECE_BYTES = 400
const PIECE_MAX_BYTES = 1200

/**
 * Reads a file that is not flawless UTF-8 once more: its encoding shows in its letters beyond ASCII, which may all
 * stand at its end.
 */
export async function sampleBytes(open: OpenBytes): Promise<ByteSample> {
  const sample = new Sample()
  for await (const chunk of open()) sample.add(chunk)
  return sample.end()
}

class Sample {
  private readonly kept: Uint8Array[] = []
  private size = 0
  private readonly seen = new Set<number>()
  private rest: Uint8Array = new Uint8Array()
  private whole = 0
  private broken = 0

  add(chunk: Uint8Array): void {
    const bytes = this.rest.byteLength > 0 ? Buffer.concat([this.rest, chunk]) : chunk
    let start = 0
    for (let at = 0; at < bytes.byteLength; at++) {
      if (!endsPiece(bytes[at]!, at + 1 - start)) continue
      this.takePiece(bytes.subarray(start, at + 1))
      start = at + 1
    }
    this.rest = Uint8Array.from(bytes.subarray(start))
  }

  end(): ByteSample {
    this.takePiece(this.rest)
    return { bytes: Buffer.concat(this.kept), whole: this.whole, broken: this.broken }
  }

  private takePiece(piece: Uint8Array): void {
    if (isAscii(piece)) return
    this.countLetters(piece)
    const fresh = piece.filter((byte) => byte > 0x7f && !this.seen.has(byte))
    if (this.size > (fresh.byteLength > 0 ? SAMPLE_MAX_BYTES : SAMPLE_BYTES)) return
    for (const byte of fresh) this.seen.add(byte)
    this.kept.push(Uint8Array.from(piece))
    this.size += piece.byteLength
  }

  private countLetters(piece: Uint8Array): void {
    const text = new TextDecoder('utf-8').decode(piece)
    for (const letter of text) {
      if (letter === '\ufffd') this.broken++
      else if (letter > '\u07ff') this.whole += 3
      else if (letter > '\x7f') this.whole++
    }
  }
}

const [TAB, LINE_END, SPACE, LESS] = [0x09, 0x0a, 0x20, 0x3c]

/**
 * Returns true where a piece may end: none of these bytes is the second one of a letter in any encoding. Endless lines
 * are cut all the same.
 */
function endsPiece(byte: number, length: number): boolean {
  if (byte === LINE_END || length >= PIECE_MAX_BYTES) return true
  return length >= PIECE_BYTES && (byte === SPACE || byte === TAB || byte === LESS)
}
