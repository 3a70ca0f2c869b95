import { type FormatId, getFormat } from '#contract/formats.ts'
import { foldCase, safeName } from './safe-name.ts'

interface Picture {
  creative: { productName: string }
  variant: { format: FormatId; width: number; height: number }
}

/** Gives each picture its path in the archive: `google/blue-mug-leaderboard-728x90.jpg`. No two have the same. */
export function nameFiles<One extends Picture>(pictures: readonly One[]): (One & { path: string })[] {
  const taken = new Set<string>()
  return pictures.map((picture) => {
    const path = freePath(picture, taken)
    taken.add(foldCase(path))
    return { ...picture, path }
  })
}

function freePath({ creative, variant: { format, width, height } }: Picture, taken: ReadonlySet<string>): string {
  const size = `${width}x${height}`
  // A format whose id is a size names it once.
  const shape = format === size ? size : `${format.replaceAll('_', '-')}-${size}`
  const path = `${getFormat(format).folder}/${fileStem(creative.productName)}-${shape}`
  let free = `${path}.jpg`
  for (let copy = 2; taken.has(foldCase(free)); copy += 1) free = `${path}-${copy}.jpg`
  return free
}

const APOSTROPHES = /['’]/g

/** Makes a name safe as part of a file name; never empty. */
export function fileStem(name: string): string {
  return safeName(name.replaceAll(APOSTROPHES, '')) || 'ad'
}
