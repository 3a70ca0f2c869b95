import { expect, it } from 'vitest'
import { drawPixels, type Painter, type Rgba } from '#test/pictures/draw-pixels.ts'
import { studyPhoto } from './study-photo.ts'

const SIDE = 400
const PAPER: Rgba = [238, 238, 240, 255]
const INK: Rgba = [30, 34, 60, 255]

/** Capital letters of five by seven squares. */
const LETTERS: Record<string, string> = {
  A: '01110 10001 10001 11111 10001 10001 10001',
  E: '11111 10000 10000 11110 10000 10000 11111',
  H: '10001 10001 10001 11111 10001 10001 10001',
  I: '00100 00100 00100 00100 00100 00100 00100',
  L: '10000 10000 10000 10000 10000 10000 11111',
  N: '10001 11001 10101 10011 10001 10001 10001',
  T: '11111 00100 00100 00100 00100 00100 00100',
}

function write(text: string, left: number, top: number, squarePx: number, color: Rgba): Painter {
  return (x, y) => {
    const place = Math.floor((x - left) / (6 * squarePx))
    const column = Math.floor((x - left) / squarePx) - 6 * place
    const row = Math.floor((y - top) / squarePx)
    const isInk = LETTERS[text[place] ?? '']?.split(' ')[row]?.[column] === '1'
    return isInk ? color : undefined
  }
}

const isBox = (x: number, y: number) => x > 110 && x < 290 && y > 150 && y < 350
const box: Painter = (x, y) => (isBox(x, y) ? [180, 60 + (x - 110) * 0.2, 50, 255] : undefined)
const fence: Painter = (x, y) => (y > 40 && y < 70 && x % 16 < 4 ? INK : undefined)
const draw = (...painters: Painter[]) => studyPhoto(drawPixels(SIDE, SIDE, PAPER, painters, { smooth: true }))

it('a picture with words beside its product stays whole, and no crop runs through them', () => {
  const study = draw(box, write('THEATINE', 100, 40, 4, INK))
  expect(study).toMatchObject({ shows: 'with-words', treatment: 'photo', product: undefined })
  expect(study.refused!.because).toBe('with-words')
  expect(study.subject!.y).toBeLessThanOrEqual(41)
  expect(study.subject!.y + study.subject!.height).toBeGreaterThan(345)
})

it('words in two short lines are words too', () => {
  expect(draw(box, write('THEAT', 60, 20, 4, INK), write('NEILA', 60, 70, 4, INK)).shows).toBe('with-words')
})

it.each([
  ['printed on the product', [box, write('THEATINE', 130, 220, 3, [250, 240, 220, 255])]],
  ['five letters, a mark', [box, write('THEAT', 100, 40, 4, INK)]],
  ['no letters but a fence', [box, fence]],
] as const)('what is %s is none of the picture', (_, painters) => {
  expect(draw(...painters).shows).toBe('product-shot')
})
