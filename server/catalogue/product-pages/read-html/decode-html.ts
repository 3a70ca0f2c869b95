/** A declaration of the encoding, which HTML wants within the first kilobyte. */
const DECLARED = /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w-]+)/i
const DECLARED_WITHIN = 1024

/** Decodes a page: by its byte order mark, by its host's header, by its own declaration, else as UTF-8. */
export function decodeHtml(bytes: Uint8Array, contentType: string | undefined): string {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARED_WITHIN))
  const named =
    markedEncoding(bytes) ?? /charset\s*=\s*"?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? DECLARED.exec(beginning)?.[1]
  return decoderFor(named).decode(bytes)
}

function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** Returns a decoder; an unknown encoding is no reason to read nothing. */
function decoderFor(label = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
