import { canonicalTerm, leadingTerm } from './source-terms.ts'

/** Most addresses: a manifest names few; a hostile one ends here. */
const ADDRESSES_MAX = 1000

/**
 * Returns the terms whose addresses are in a C2PA manifest. Each is a CBOR text, which is preceded by its length, or a
 * JSON text in quotation marks: what follows a term is no part of it, though it may be a letter.
 */
export function termsInManifest(manifest: Buffer): string[] {
  const terms = new Set<string>()
  let at = manifest.indexOf(PATH)
  for (let left = ADDRESSES_MAX; at >= 0 && left > 0; left--) {
    const term = termAt(manifest, at)
    if (term) terms.add(term)
    at = manifest.indexOf(PATH, at + PATH.length)
  }
  return [...terms]
}

const PATH = 'digitalsourcetype'
/** Most bytes from "http" to the path. */
const HOST_MAX_BYTES = 64
const TERM_MAX_BYTES = 64

function termAt(manifest: Buffer, path: number): string | undefined {
  const lead = manifest.subarray(Math.max(0, path - HOST_MAX_BYTES), path)
  const inLead = lead.lastIndexOf('http')
  // JSON may escape a slash with a backslash.
  const separator = /^\\?\//.exec(manifest.toString('latin1', path + PATH.length, path + PATH.length + 2))
  if (!separator) return undefined
  const termStart = path + PATH.length + separator[0].length
  const rest = manifest.toString('latin1', termStart, termStart + TERM_MAX_BYTES)
  const length = inLead < 0 ? 0 : endOfText(manifest, path - lead.length + inLead) - termStart
  const term = length > 0 && length <= TERM_MAX_BYTES ? rest.slice(0, length) : ''
  if (/^\w+$/.test(term)) return canonicalTerm(term)
  const quoted = /^(\w+)"/.exec(rest)
  return quoted ? canonicalTerm(quoted[1]!) : leadingTerm(rest)
}

/** Heads of a CBOR text of 24 bytes or more (RFC 8949, 3): its length precedes it, in one byte or two. */
const ONE_BYTE_LENGTH = 0x78
const TWO_BYTE_LENGTH = 0x79

/** Returns the text's end, exclusive, or its start if nothing states the end. */
function endOfText(manifest: Buffer, start: number): number {
  if (manifest[start - 2] === ONE_BYTE_LENGTH) return start + manifest[start - 1]!
  if (manifest[start - 3] === TWO_BYTE_LENGTH) return start + manifest.readUInt16BE(start - 2)
  return start
}
