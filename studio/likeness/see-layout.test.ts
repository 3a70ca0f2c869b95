import { expect, it } from 'vitest'
import { seeHeadline, seeLayout } from './see-layout.ts'

const text = (part: string, words: string, x: number) => ({
  kind: 'text',
  part,
  text: words,
  box: { x, y: 100, width: 200, height: 40 },
  rotation: 0,
})

it('reads where words and product stand, in shares of the canvas, and the line that leads', () => {
  const photo = { kind: 'photo', photo: 0, box: { x: 500, y: 0, width: 500, height: 800 } }
  const layers = [photo, text('name', 'Lamp', 0), text('headline', 'Good\nnight', 100)]
  const layout = { family: 'panel', widthPx: 1000, heightPx: 800, layers }
  expect(seeLayout(layout)).toEqual({
    family: 'panel',
    words: [
      { x: 0, y: 0.125, width: 0.2, height: 0.05 },
      { x: 0.1, y: 0.125, width: 0.2, height: 0.05 },
    ],
    product: { x: 0.5, y: 0, width: 0.5, height: 1 },
  })
  expect(seeHeadline(layout)).toMatch(/^Good\s?night$/)
  expect(seeHeadline({ layers: [text('name', 'Lamp', 0)] })).toBe('Lamp')
  expect(seeHeadline({ layers: [] })).toBe('')
})
