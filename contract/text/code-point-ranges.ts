/**
 * Packs a set of code points: base 36 numbers, alternately how many are left out and how many are in. `2 3` is code
 * points 2, 3 and 4.
 */
export function packRanges(codes: Iterable<number>): string {
  const sorted = [...new Set(codes)].toSorted((a, b) => a - b)
  const steps: number[] = []
  let next = 0
  for (const code of sorted) {
    if (code === next && steps.length > 0) steps[steps.length - 1]! += 1
    else steps.push(code - next, 1)
    next = code + 1
  }
  return steps.map((step) => step.toString(36)).join(' ')
}

/** Returns true if a packed set holds a code point. Each set is unpacked once. */
export function isInRanges(packed: string, code: number): boolean {
  const starts = unpack(packed)
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= code) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}

/** Lists the code points of a packed set in order. */
export function listCodes(packed: string): number[] {
  const starts = unpack(packed)
  return Array.from({ length: starts.length / 2 }, (_, index) => index).flatMap((index) => {
    const [first, end] = [starts[2 * index]!, starts[2 * index + 1]!]
    return Array.from({ length: end - first }, (_, step) => first + step)
  })
}

const unpackedRanges = new Map<string, number[]>()

/** Returns the code points at which ranges begin and end, alternately. */
function unpack(packed: string): number[] {
  const known = unpackedRanges.get(packed)
  if (known) return known
  let at = 0
  const starts = packed.split(' ').map((step) => (at += Number.parseInt(step, 36)))
  unpackedRanges.set(packed, starts)
  return starts
}
