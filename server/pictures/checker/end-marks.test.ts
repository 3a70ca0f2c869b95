import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { fontFaceFor } from '#test/pictures/canvas-font.ts'
import { endsInTwoMarks } from './end-marks.ts'

/** Writes a line, and asks of its end as the detector's box would have it. */
function isTwo(text: string, family: string, { sizePx = 48, colors = ['#f4f1ea', '#1c1917'] } = {}): boolean {
  const canvas = createCanvas(600, 160)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = colors[0]!
  ctx.fillRect(0, 0, 600, 160)
  ctx.font = `600 ${sizePx}px ${fontFaceFor(family)}`
  ctx.fillStyle = colors[1]!
  ctx.fillText(text, 40, 100)
  const length = ctx.measureText(text).width + sizePx * 0.2
  const centre: [number, number] = [40 + ctx.measureText(text).width / 2, 100 - sizePx * 0.36]
  const place = { centre, angle: 0, length, height: sizePx * 0.95, sure: 1 }
  const { data } = ctx.getImageData(0, 0, 600, 160)
  return endsInTwoMarks({ rgba: new Uint8Array(data.buffer), widthPx: 600, heightPx: 160 }, place)
}

const FAMILIES = ['archivo', 'open-sans', 'fraunces', 'hanken-grotesk', 'playfair-display']

it.each(FAMILIES)('counts two marks at the end of a line, large and small, dark and light: %s', (family) => {
  for (const text of ['Only today!!', 'Why wait?!', 'Really??', 'Best price!!!'])
    expect([text, isTwo(text, family)]).toEqual([text, true])
  expect(isTwo('Only today!!', family, { sizePx: 26 })).toBe(true)
  expect(isTwo('Only today!!', family, { colors: ['#7f1d1d', '#fff7ed'] })).toBe(true)
})

it.each(FAMILIES)('takes one mark for one, and letters with dots for letters: %s', (family) => {
  for (const text of ['Only today!', 'Why wait?', 'Hi! Hi!', 'Alibi', 'Fill', 'Now: it', 'Read on...', 'i.i.', 'No!'])
    expect([text, isTwo(text, family)]).toEqual([text, false])
})
