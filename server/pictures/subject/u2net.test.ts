import { expect, it } from 'vitest'
import { openNetwork } from '#server/platform/inference/open-network.ts'
import { readLayers } from './read-layers.ts'
import { readWeights } from './read-weights.ts'
import { openU2Net, SIDE_PX } from './u2net.ts'

it(
  'sees in each pixel of a picture what a runtime that reads the whole file sees',
  { tags: 'thorough/variety' },
  async () => {
    const weights = (await readWeights())!
    const picture = drawDisc()
    const seen = openU2Net(readLayers(weights))(picture)
    const { values } = await (await openNetwork(weights))(picture, [1, 3, SIDE_PX, SIDE_PX])
    expect(values).toHaveLength(seen.length)
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.5)
    expect(seen.reduce((most, value, at) => Math.max(most, Math.abs(value - values[at]!)), 0)).toBeLessThan(1e-4)
  },
)

/** Draws a light disc on a dark, slightly uneven background. */
function drawDisc(): Float32Array {
  return Float32Array.from({ length: 3 * SIDE_PX ** 2 }, (_, at) => {
    const [y, x] = [Math.floor(at / SIDE_PX) % SIDE_PX, at % SIDE_PX]
    return Math.hypot(x - 180, y - 140) < 70 ? 2 : -1.5 + 0.1 * Math.sin(at / 77)
  })
}
