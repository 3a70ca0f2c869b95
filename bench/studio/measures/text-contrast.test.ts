import { expect, test } from 'vitest'
import type { Layout } from '#studio/index.ts'
import { drawPicture } from './draw-picture.ts'
import type { TextLayer } from './layers.ts'
import { dilate } from './mask.ts'
import type { RunInk } from './run-ink.ts'
import { luminanceOf, measureContrasts, worstTenth } from './text-contrast.ts'

const SIDE = 60
const layout = { widthPx: SIDE, heightPx: SIDE } as Layout

/** A run whose one letter is a block of ink, 20 by 10 pixels, on a white and a gray half. */
function runOf(left: number, changes: Partial<TextLayer> = {}): RunInk {
  const box = { x: left - 12, y: 13, width: 44, height: 34 }
  const coverage = new Uint8Array(box.width * box.height)
  coverage.forEach((_, index) => {
    const [x, y] = [index % box.width, Math.floor(index / box.width)]
    if (x >= 12 && x < 32 && y >= 12 && y < 22) coverage[index] = 255
  })
  const touched = dilate({ widthPx: box.width, heightPx: box.height, data: coverage.map((value) => value / 255) }, 2)
  const face = { family: 'archivo', weight: 400 }
  const layer = { text: 'one two', color: '#000000', part: 'support', face, sizePx: 12, ...changes } as TextLayer
  return { layer, box, coverage, touched }
}

/** Draws black letters where the run is, on white to the left of `edge` and on a gray to its right. */
function pictureOf(edge: number, grey: number, bottom = SIDE) {
  return drawPicture(SIDE, SIDE, (x, y) => {
    if (x >= 20 && x < 40 && y >= 25 && y < 35) return [0, 0, 0]
    return x < edge || y >= bottom ? [255, 255, 255] : [grey, grey, grey]
  })
}

test('black on white is 21:1, and its ground is read beside the letters', () => {
  const [run] = measureContrasts(layout, pictureOf(SIDE, 0), [runOf(20)], undefined)
  expect(run!.ratio).toBeCloseTo(21, 5)
})

test('where a third of the ground is darker, the ground of that third decides', () => {
  const [run] = measureContrasts(layout, pictureOf(33, 100), [runOf(20)], undefined)
  expect(run!.ratio).toBeCloseTo((luminanceOf(100, 100, 100) + 0.05) / 0.05, 5)
})

test('a darker ground at one corner, less than a tenth of the letters, does not', () => {
  const [run] = measureContrasts(layout, pictureOf(41, 100, 24), [runOf(20)], undefined)
  expect(run!.ratio).toBeGreaterThan(15)
})

test('the bound is 3:1 for bold display type alone', () => {
  const bounds = [
    runOf(20, { part: 'headline', face: { family: 'anton', weight: 400 } }),
    runOf(20, { part: 'headline' }),
    runOf(20, { part: 'price', face: { family: 'archivo', weight: 800 } }),
    runOf(20, { part: 'headline', face: { family: 'archivo', weight: 800 }, sizePx: 3 }),
  ].map((run) => measureContrasts(layout, pictureOf(SIDE, 0), [run], undefined)[0]!.bound)
  expect(bounds).toEqual([3, 4.5, 4.5, 4.5])
})

test('the worst tenth of an ad is taken over its words', () => {
  const run = (words: number, ratio: number) => ({
    text: Array.from({ length: words }, () => 'w').join(' '),
    ratio,
    bound: 4.5,
  })
  expect(worstTenth([run(10, 12), run(1, 3)])).toBe(12)
  expect(worstTenth([run(8, 12), run(2, 5)])).toBe(5)
})
