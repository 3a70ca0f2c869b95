import type { Layout } from '#studio/index.ts'
import type { PlacedMatte } from './placed-matte.ts'
import type { RunInk } from './run-ink.ts'

const OPAQUE = 128
const INK = 128

/**
 * Returns the share of the product under the letters that were painted over it. Type behind the product covers nothing.
 */
export function productUnderText(layout: Layout, inks: readonly RunInk[], matte: PlacedMatte | undefined): number {
  if (!matte) return 0
  const product = matte.alpha.reduce((sum, alpha) => sum + (alpha >= OPAQUE ? 1 : 0), 0)
  let covered = 0
  for (const { layer, box, coverage } of inks) {
    if (layer.behindProduct) continue
    coverage.forEach((value, index) => {
      const [x, y] = [box.x + (index % box.width), box.y + Math.floor(index / box.width)]
      if (value < INK || x < 0 || y < 0 || x >= layout.widthPx || y >= layout.heightPx) return
      if (matte.alpha[y * layout.widthPx + x]! >= OPAQUE) covered += 1
    })
  }
  return product === 0 ? 0 : covered / product
}
