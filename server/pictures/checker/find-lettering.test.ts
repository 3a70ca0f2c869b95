import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { fontFaceFor } from '#test/pictures/canvas-font.ts'
import type { PicturePixels } from './look.ts'
import { findLettering } from './find-lettering.ts'
import { measureInk } from './measure-ink.ts'

const SIZE = { widthPx: 500, heightPx: 160 }

/** Writes words with small print below them, and asks of both as the detector's boxes would have them. */
function ask(sizePx: number, paint: (ctx: SKRSContext2D) => { ground: string; ink: string }): boolean[] {
  const canvas = createCanvas(SIZE.widthPx, SIZE.heightPx)
  const ctx = canvas.getContext('2d')
  const colors = paint(ctx)
  ctx.fillStyle = colors.ground
  ctx.fillRect(0, 0, SIZE.widthPx, SIZE.heightPx)
  ctx.font = `700 ${sizePx}px ${fontFaceFor('archivo')}`
  ctx.fillStyle = colors.ink
  ctx.fillText('Orange soda', 40, 100)
  const width = ctx.measureText('Orange soda').width
  const centre: [number, number] = [40 + width / 2, 100 - sizePx * 0.3]
  const place = { centre, angle: 0, length: width + 6, height: sizePx * 1.05, sure: 1 }
  const { data } = ctx.getImageData(0, 0, SIZE.widthPx, SIZE.heightPx)
  const pixels: PicturePixels = { rgba: new Uint8Array(data.buffer), ...SIZE }
  const box = { x: 40, y: 60, width, height: 50 }
  const small = { x: 60, y: 118, width: 90, height: 12 }
  const ink = measureInk(pixels, { place })
  const beside = { place: { ...place, height: 12, length: 90 }, box: small, ink }
  return findLettering(pixels, [{ place, box, ink }, beside])
}

/** Returns a gradient along the words; a canvas takes it where it takes a color. */
function across(ctx: SKRSContext2D, from: string, to: string): string {
  const gradient = ctx.createLinearGradient(40, 0, 400, 0)
  gradient.addColorStop(0, from)
  gradient.addColorStop(1, to)
  return gradient as unknown as string
}

it('takes words on which the light changes for the lettering of a thing, and the small print beside them', () => {
  expect(
    ask(56, (ctx) => ({ ground: across(ctx, '#c2410c', '#8a2c06'), ink: across(ctx, '#ffffff', '#d8d4cf') })),
  ).toEqual([true, true])
})

it('takes words in one color for words that are set, on a flat ground, on a shaded one, and where they are weak', () => {
  expect(ask(56, () => ({ ground: '#c2410c', ink: '#ffffff' }))).toEqual([false, false])
  expect(ask(56, (ctx) => ({ ground: across(ctx, '#c2410c', '#5a1c03'), ink: '#ffffff' }))).toEqual([false, false])
  expect(ask(40, () => ({ ground: '#e5e7eb', ink: '#b4bac4' }))).toEqual([false, false])
})

it('takes words with much contrast for words that are set, as they may lie partly behind the product', () => {
  expect(ask(56, (ctx) => ({ ground: '#101010', ink: across(ctx, '#ffffff', '#d8d4cf') }))).toEqual([false, false])
})

it('does not judge small print, whose strokes are thinner than a pixel', () => {
  expect(ask(15, (ctx) => ({ ground: '#c2410c', ink: across(ctx, '#ffffff', '#a8a4a0') }))).toEqual([false, false])
})
