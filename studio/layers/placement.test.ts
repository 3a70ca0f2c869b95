import { expect, it } from 'vitest'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { productAlpha, productRows } from './placement.ts'

const product = drawPixels(90, 60, [0, 0, 0, 0], [(x, y) => [10, 20, 30, (x * 7 + y * 13) % 256]])

it.each([
  ['cutout', 0],
  ['cutout', -7.5],
  ['multiply', 12],
] as const)('reads rows of a product that is shown as %s and turned by %d degrees', (treatment, rotation) => {
  const study = { product, treatment } as unknown as PhotoStudy
  const placement = { box: { x: 12.4, y: 8.2, width: 141.3, height: 97.1 }, rotation }
  const alphaAt = productAlpha(study, placement)
  const readRow = productRows(study, placement)
  const row = new Uint8Array(190)
  for (let y = -5; y < 125; y += 1) {
    readRow(y, -10, row)
    expect([...row]).toEqual(Array.from(row, (_, at) => alphaAt(at - 10, y)))
  }
})
