import { jsonrepair } from 'jsonrepair'
import { cutJson } from './cut-json.ts'

/**
 * Most characters of one page that are repaired. The repair takes up to the square of the length of a text that is
 * built for it (docs/decisions/0126).
 */
const MENDED_MAX = 20_000
const CUT_MAX = 1_000_000
/** Most scripts of one page that are no JSON: no shop has more. */
const BROKEN_MAX = 200

export type ReadJson = (text: string) => unknown[]

/**
 * Reads the data scripts of one page, as shops write them, and returns the values of each. JSON is parsed as JSON;
 * other text is cut into its values without comments, marks and stray commas, and what cannot be parsed even so is
 * repaired if it is short. Returns none if nothing helps.
 */
export function makeJsonReader(): ReadJson {
  let toCut = CUT_MAX
  let toMend = MENDED_MAX
  let broken = 0
  return (text) => {
    if (broken > BROKEN_MAX) return []
    const whole = parse(text.trim())
    if (whole) return [whole.value]
    broken++
    toCut -= text.length
    if (toCut < 0) return []
    const pieces = cutJson(text)
    const read = pieces.map(parse).flatMap((one) => (one ? [one.value] : []))
    if (pieces.length > 0 && read.length === pieces.length) return read
    if (text.length > toMend) return read
    toMend -= text.length
    const mended = mend(text)
    // The repair makes a text of what is no data at all.
    return typeof mended?.value === 'object' && mended.value !== null ? [mended.value] : read
  }
}

/** Wraps the value in an object, so that `null` differs from text that is no JSON. */
function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

function mend(text: string): { value: unknown } | undefined {
  try {
    return parse(jsonrepair(text))
  } catch {
    return undefined
  }
}
