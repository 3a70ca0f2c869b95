import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readTarget } from '#contract/rulebook/rules.ts'
import { fontFaceFor } from '#test/pictures/canvas-font.ts'
import { judgePicture, seePicture } from './check-picture.ts'

const NOW = new Date('2026-12-01')
const font = fontFaceFor('archivo')

function draw(widthPx: number, heightPx: number, paint: (ctx: SKRSContext2D) => void): Buffer {
  const canvas = createCanvas(widthPx, heightPx)
  paint(canvas.getContext('2d'))
  return canvas.toBuffer('image/png')
}

function plate(ctx: SKRSContext2D, color: string): void {
  ctx.fillStyle = color
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height)
}

function write(
  ctx: SKRSContext2D,
  text: string,
  { y, color, sizePx = 26 }: { y: number; color: string; sizePx?: number },
) {
  ctx.font = `600 ${sizePx}px ${font}`
  ctx.fillStyle = color
  ctx.fillText(text, 16, y)
}

async function rulesBroken(file: Uint8Array, target: string, now = NOW): Promise<string[]> {
  return judgePicture(await seePicture(file, 'ad.png'), readTarget(target)!, now).findings.map(({ rule }) => rule)
}

const good = draw(300, 250, (ctx) => {
  plate(ctx, '#12324a')
  write(ctx, 'Fresh bread daily', { y: 100, color: '#ffffff' })
})

it('finds nothing to say of a plain good picture', async () => {
  const jpeg = await sharp(good).removeAlpha().jpeg({ quality: 85 }).toBuffer()
  expect(await rulesBroken(jpeg, 'google_display')).toEqual([])
})

it('reads the words, and says where they are', async () => {
  const { words, unchecked } = judgePicture(await seePicture(good, 'good.png'), {}, NOW)
  expect(words).toHaveLength(1)
  expect(words[0]!.text.replaceAll(' ', '')).toBe('Freshbreaddaily')
  expect(words[0]!.contrast).toBeGreaterThan(10)
  expect(words[0]!.box.x).toBeLessThan(24)
  expect(unchecked).toEqual([])
})

it('finds a close button, shouting and weak words, each with its rule and its place', async () => {
  const bad = draw(300, 250, (ctx) => {
    plate(ctx, '#f4f1ea')
    write(ctx, 'HURRY TODAY ONLY!!', { y: 90, color: '#1c1917', sizePx: 25 })
    write(ctx, 'Terms apply here', { y: 170, color: '#cfcac0' })
    ctx.strokeStyle = '#222222'
    ctx.lineWidth = 2.4
    ctx.beginPath()
    for (const [x0, y0, x1, y1] of [
      [276, 10, 290, 24],
      [290, 10, 276, 24],
    ] as const) {
      ctx.moveTo(x0, y0)
      ctx.lineTo(x1, y1)
    }
    ctx.stroke()
  })
  const { findings } = judgePicture(await seePicture(bad, 'bad.png'), readTarget('google_display')!, NOW)
  expect(findings.map(({ rule }) => rule)).toEqual([
    'contrast',
    'google-close-button',
    'google-capitals',
    'google-punctuation',
  ])
  const [cross] = findings[1]!.boxes
  expect(cross!.x).toBeGreaterThan(268)
  expect(cross!.y).toBeLessThan(16)
  expect(findings[1]!.source).toMatchObject({ lastChecked: '2026-11-30', isOld: false })
})

it('marks the source of a rule that is older than 180 days', async () => {
  const { findings } = judgePicture(
    await seePicture(
      draw(300, 250, (ctx) => plate(ctx, '#ffffff')),
      'plate.png',
    ),
    readTarget('criteo')!,
    new Date('2027-06-01'),
  )
  expect(findings.map(({ rule, source }) => `${rule} ${source?.isOld}`)).toEqual(['criteo-edge true'])
})

it('looks at the file: its size, weight, kind and colors', async () => {
  const heavy = await sharp(good).resize(320, 260).jpeg().toBuffer()
  expect(await rulesBroken(heavy, 'google_display')).toEqual(['google_300x250-size'])
  const webp = await sharp(good).webp().toBuffer()
  expect(await rulesBroken(webp, 'google_display')).toEqual(['google_300x250-file-type'])
  const cmyk = await sharp(good).toColourspace('cmyk').jpeg().toBuffer()
  expect(await rulesBroken(cmyk, 'google_display')).toContain('color-space')
  const padded = Buffer.concat([await sharp(good).jpeg().toBuffer(), Buffer.alloc(160_000)])
  expect(await rulesBroken(padded, 'google_display')).toEqual(['google_300x250-bytes'])
})

it('names the nearest size where a platform takes none like it', async () => {
  expect(await rulesBroken(await sharp(good).resize(310, 250).jpeg().toBuffer(), 'google')).toContain(
    'google_300x250-size',
  )
})

it('asks for words that are read in a list only where the placement is shown in one', async () => {
  const banner = draw(980, 55, (ctx) => {
    plate(ctx, '#12324a')
    write(ctx, 'Fresh bread daily', { y: 38, color: '#ffffff' })
  })
  const jpeg = await sharp(banner).removeAlpha().jpeg({ quality: 90 }).toBuffer()
  expect(await rulesBroken(jpeg, 'amazon_980x55')).toEqual([])
  expect(await rulesBroken(jpeg, 'all')).toEqual(['thumbnail'])
})
