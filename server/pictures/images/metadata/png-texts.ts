import { inflateSync } from 'node:zlib'
import type { FilePart } from './parts.ts'
import { chunksOf } from './png-chunks.ts'

export interface PngText {
  keyword: string
  text: Buffer
}

/**
 * Yields the texts of a PNG under some keywords (PNG 3, 11.3.3): plain (tEXt), compressed (zTXt) or international
 * (iTXt). A text that would unpack to more than `maxBytes`, or does not unpack, is left out: a few bytes can hold a
 * gigabyte of zeros.
 */
export function* textsOf(
  png: Buffer,
  { keywords, maxBytes }: { keywords: readonly string[]; maxBytes: number },
): Generator<PngText> {
  let left = maxBytes
  for (const chunk of chunksOf(png)) {
    if (!TEXT_TYPES.includes(chunk.type)) continue
    const keywordEnd = chunk.content.subarray(0, KEYWORD_MAX_BYTES + 1).indexOf(0)
    const keyword = chunk.content.toString('latin1', 0, Math.max(0, keywordEnd))
    if (!keywords.includes(keyword)) continue
    const text = unpack(chunk, keywordEnd + 1, left)
    if (!text) continue
    left -= text.length
    yield { keyword, text }
  }
}

const TEXT_TYPES: readonly string[] = ['tEXt', 'zTXt', 'iTXt']
const KEYWORD_MAX_BYTES = 79

function unpack({ type, content }: FilePart, start: number, maxBytes: number): Buffer | undefined {
  if (type === 'tEXt') return bounded(content.subarray(start), maxBytes)
  if (type === 'zTXt') return inflate(content.subarray(start + 1), maxBytes)
  // Two bytes about compression, then a language tag and a translated keyword, each ended by a zero.
  const languageEnd = content.indexOf(0, start + 2)
  const translationEnd = languageEnd < 0 ? -1 : content.indexOf(0, languageEnd + 1)
  if (translationEnd < 0) return undefined
  const text = content.subarray(translationEnd + 1)
  return content[start] === 1 ? inflate(text, maxBytes) : bounded(text, maxBytes)
}

function bounded(text: Buffer, maxBytes: number): Buffer | undefined {
  return text.length <= maxBytes ? text : undefined
}

function inflate(packed: Buffer, maxBytes: number): Buffer | undefined {
  if (maxBytes < 1) return undefined
  try {
    return inflateSync(packed, { maxOutputLength: maxBytes })
  } catch {
    return undefined
  }
}
