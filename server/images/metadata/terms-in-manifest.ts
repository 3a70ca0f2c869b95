import { canonicalTerm, leadingTerm } from './source-terms.ts'

/** A manifest names few; a hostile one ends here. */
const ADDRESSES_MAX = 1000

/**
 * The terms whose addresses stand in a C2PA manifest. Each is a text of CBOR, which says its length before it, or one of JSON, in quotation
 * marks: what comes behind a term is no part of it, though it may be a letter.
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
/** From "http" to the path. */
const HOST_MAX_BYTES = 64
const TERM_MAX_BYTES = 64

function termAt(manifest: Buffer, path: number): string | undefined {
  const lead = manifest.subarray(Math.max(0, path - HOST_MAX_BYTES), path)
  const inLead = lead.lastIndexOf('http')
  // JSON may write a slash with a stroke before it.
  const separator = /^\\?\//.exec(manifest.toString('latin1', path + PATH.length, path + PATH.length + 2))
  if (!separator) return undefined
  const termStart = path + PATH.length + separator[0].length
  const rest = manifest.toString('latin1', termStart, termStart + TERM_MAX_BYTES)
  const length = inLead < 0 ? 0 : endOfText(manifest, path - lead.length + inLead) - termStart
  const told = length > 0 && length <= TERM_MAX_BYTES ? rest.slice(0, length) : ''
  if (/^\w+$/.test(told)) return canonicalTerm(told)
  const quoted = /^(\w+)"/.exec(rest)
  return quoted ? canonicalTerm(quoted[1]!) : leadingTerm(rest)
}

/** Of a text of 24 bytes or more in CBOR (RFC 8949, 3): its length stands before it, in one byte or two. */
const ONE_BYTE_LENGTH = 0x78
const TWO_BYTE_LENGTH = 0x79

/** Exclusive; the text's own start where nothing says so. */
function endOfText(manifest: Buffer, start: number): number {
  if (manifest[start - 2] === ONE_BYTE_LENGTH) return start + manifest[start - 1]!
  if (manifest[start - 3] === TWO_BYTE_LENGTH) return start + manifest.readUInt16BE(start - 2)
  return start
}
