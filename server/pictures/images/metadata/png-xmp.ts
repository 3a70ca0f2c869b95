import { XMP_NAME } from './jpeg-segments.ts'
import { textsOf } from './png-texts.ts'

const XMP_KEYWORD = 'XML:com.adobe.xmp'
/**
 * Keywords by which ImageMagick stores any profile in hexadecimal digits. "APP1" has the content of a JPEG's segment.
 */
const RAW_KEYWORDS = ['Raw profile type xmp', 'Raw profile type APP1']

/** Returns the XMP packets of a PNG, of at most `maxBytes` in all. */
export function pngXmp(png: Buffer, maxBytes: number): Buffer[] {
  const texts = textsOf(png, { keywords: [XMP_KEYWORD, ...RAW_KEYWORDS], maxBytes: maxBytes * DIGITS_OF_A_BYTE })
  return [...texts].map(({ keyword, text }) => (keyword === XMP_KEYWORD ? text : fromDigits(text)))
}

const DIGITS_OF_A_BYTE = 2
const HEAD_MAX_BYTES = 200

/** Decodes a line with the profile's name, one with its length, then lines of digits. */
function fromDigits(text: Buffer): Buffer {
  const head = /^\s*\S+\s+\d+\s+/.exec(text.toString('latin1', 0, HEAD_MAX_BYTES))
  if (!head) return Buffer.alloc(0)
  const profile = Buffer.from(text.toString('latin1', head[0].length).replaceAll(/\s+/g, ''), 'hex')
  return profile.subarray(0, XMP_NAME.length).equals(XMP_NAME) ? profile.subarray(XMP_NAME.length) : profile
}
