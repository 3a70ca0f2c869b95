import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '#studio/basics/random.ts'

export interface Place {
  widthPx: number
  heightPx: number
  seed: number
  dark?: boolean
}

/**
 * Draws a room as an image model might paint one: a wall in slanting light, a floor, leaves out of focus. No lettering.
 * PNG.
 */
export function drawPlace({ widthPx: w, heightPx: h, seed, dark = false }: Place): Buffer {
  const random = createRandom(seed, 'place')
  const canvas = createCanvas(w, h)
  const ctx = canvas.getContext('2d')
  const hue = Math.floor(random.next() * 360)
  const tone = (lightness: number, saturation = 26) => `hsl(${hue} ${saturation}% ${lightness}%)`
  const [wall, floor] = dark ? [16, 11] : [80, 68]
  const horizon = h * (0.66 + 0.08 * random.next())
  const wallFill = ctx.createLinearGradient(0, 0, w, h)
  wallFill.addColorStop(0, tone(wall + 8))
  wallFill.addColorStop(1, tone(wall - 6))
  ctx.fillStyle = wallFill
  ctx.fillRect(0, 0, w, h)
  const floorFill = ctx.createLinearGradient(0, horizon, 0, h)
  floorFill.addColorStop(0, tone(floor - 5))
  floorFill.addColorStop(1, tone(floor + 6))
  ctx.fillStyle = floorFill
  ctx.fillRect(0, horizon, w, h - horizon)
  ctx.filter = `blur(${Math.round(w / 60)}px)`
  ctx.fillStyle = dark ? 'rgba(255,220,180,0.16)' : 'rgba(255,250,230,0.55)'
  const light = w * (0.45 + 0.2 * random.next())
  ctx.beginPath()
  ctx.moveTo(light, 0)
  ctx.lineTo(light + 0.3 * w, 0)
  ctx.lineTo(light + 0.12 * w, horizon)
  ctx.lineTo(light - 0.2 * w, horizon)
  ctx.fill()
  for (let leaf = 0; leaf < 9; leaf += 1) {
    ctx.fillStyle = `hsl(${100 + 60 * random.next()} 34% ${dark ? 14 : 38}% / 0.75)`
    ctx.beginPath()
    const [x, y] = [w * (0.88 + 0.2 * random.next()), h * (0.05 + 0.5 * random.next())]
    ctx.ellipse(x, y, 0.1 * w, 0.028 * w, random.next() * 3, 0, 7)
    ctx.fill()
  }
  return canvas.toBuffer('image/png')
}
