import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openPaintPool } from '#server/ads/generation/paint-pool.ts'
import type { PaintTask } from '#server/ads/generation/painter.ts'
import { planAds } from './plan-ads.ts'
import { readProducts } from './products.ts'

/** Paints so many ads in so many painting processes, as the server does, and reports to its parent after each. */

const [processes, count, seed] = process.argv.slice(2, 5).map(Number) as [number, number, number]
const studies = process.argv[5]!
const pool = openPaintPool({ size: processes })
const plan = planAds(readProducts([]), { seed, quick: false })
let next = 0

await Promise.all(Array.from({ length: processes }, paintOnAndOn))
pool.close()
process.disconnect()

async function paintOnAndOn(): Promise<void> {
  while (next < count) {
    next += 1
    // A step without a factor in common with the plan's length: neighbors differ in product, style and format.
    await pool.paint(taskOf((next * 41) % plan.length), { signal: new AbortController().signal, onStage: () => {} })
    process.send?.('one more')
  }
}

function taskOf(index: number): PaintTask {
  const { product, fields, format, seed } = plan[index]!
  const bytes = readFileSync(product.photoPath)
  const photo = {
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    study: readFileSync(path.join(studies, product.name)),
  }
  return { ad: fields, photos: [photo], inspiration: [], format, seed }
}
