import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packagedFonts } from '#test/studio/packaged-fonts.ts'
import { propertyRuns } from '#test/property-runs.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { settable } from './lines/break-points.ts'
import type { Face } from './faces.ts'
import { createTypesetter } from './typesetter.ts'
import type { SetText } from './lines/set-lines.ts'

const HANKEN: Face = { family: 'hanken-grotesk', weight: 600 }
const CORMORANT: Face = { family: 'cormorant', weight: 500 }
const ANTON: Face = { family: 'anton', weight: 400 }
const SPACED: Face = { family: 'archivo', weight: 900, width: 84, wordSpace: 0.1 }

const words = fc.constantFrom(
  ...'a of the coffee weekend Steinmühle $ 1 299,00 – 20% off! “Really” Donaudampfschifffahrtsgesellschaft naïve Þór',
  ...'سلام عليكم שלום नमस्ते สวัสดีชาวโลก 你好世界 ノイズキャンセリング 안녕하세요 Привет Καλημέρα Tiếng 👩‍🚀 🇩🇪 ❤️'.split(
    ' ',
  ),
  '\u202eturned round\u202c',
  '\u2067isolated ỳ\u2069 40',
  'Z̷̢̛a̵͜l̶̨g̸͝o̴̴̴̴̴̴̴̴̴̴̴̴̴̴̴̴',
  `e${'\u0301'.repeat(12)}`,
  'ᚠᚢ\u{10fffd}',
  'e\u0301\u0323\u0302🇩🇪',
)
const text = fc.array(words, { minLength: 1, maxLength: 14 }).map((list) => list.join(' '))
const face = fc.constantFrom(HANKEN, CORMORANT, ANTON, SPACED)

const options = fc.record({
  text,
  face,
  language: fc.constantFrom('en', 'de', 'ja', 'zh', 'ko', 'ar', 'th'),
  direction: fc.constantFrom('ltr' as const, 'rtl' as const),
  align: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
  trackingEm: fc.constantFrom(-0.04, 0, 0.1, 'auto' as const, { displayEm: -0.035 }),
  leading: fc.constantFrom(0.8, 1, 1.3),
  maxWidthPx: fc.integer({ min: 40, max: 900 }),
  maxLines: fc.integer({ min: 1, max: 8 }),
})

/** The characters that have ink, in order. */
/** Removes spaces and hyphens, which are left out and added where lines end. */
const inked = (text: string) => text.replaceAll(/[\s-]/gu, '')
const charactersOf = (set: SetText) => inked(set.lines.map((line) => line.text).join(''))
const typedIn = ({ text, language }: { text: string; language: string }) => inked(settable(text, language))

it('fits a text alike whether its words and letters were measured before or not', { tags: 'property' }, () => {
  const room = fc.record({
    maxSizePx: fc.integer({ min: 20, max: 160 }),
    maxHeightPx: fc.integer({ min: 30, max: 600 }),
  })
  fc.assert(
    fc.property(options, room, room, (given, first, second) => {
      const fit = (asked: typeof first) => typesetter.fitText({ ...given, ...asked, minSizePx: 9 })
      const [, measured] = [fit(first), fit(second)]
      typesetter.forgetMeasures()
      expect(fit(second)).toEqual(measured)
    }),
    propertyRuns(30),
  )
})

it('keeps every character in its order, and all ink inside the width', { tags: 'property' }, () => {
  fc.assert(
    fc.property(options, fc.integer({ min: 9, max: 120 }), (given, sizePx) => {
      const set = typesetter.setText({ ...given, sizePx })
      if (!set) return
      expect(charactersOf(set)).toBe(typedIn(given))
      expect(set.lines.length).toBeLessThanOrEqual(given.maxLines)
      for (const { inkBox } of set.lines) {
        expect(inkBox.x).toBeGreaterThanOrEqual(-0.01)
        expect(inkBox.x + inkBox.width).toBeLessThanOrEqual(given.maxWidthPx + 0.02)
      }
    }),
    propertyRuns(90),
  )
})

it('fits text into its box at the largest size: nothing is lost, nothing leaves the box', { tags: 'property' }, () => {
  const box = fc.record({ minSizePx: fc.integer({ min: 8, max: 20 }), maxSizePx: fc.integer({ min: 20, max: 160 }) })
  fc.assert(
    fc.property(options, box, fc.integer({ min: 20, max: 500 }), (given, sizes, maxHeightPx) => {
      const asked = { ...given, ...sizes, maxHeightPx }
      const set = typesetter.fitText(asked)
      if (!set) return
      expect(charactersOf(set)).toBe(typedIn(given))
      expect(set.sizePx).toBeGreaterThanOrEqual(sizes.minSizePx)
      expect(set.sizePx).toBeLessThanOrEqual(sizes.maxSizePx)
      expect(set.lines.length).toBeLessThanOrEqual(given.maxLines)
      expect(set.box.width).toBeLessThanOrEqual(given.maxWidthPx + 0.02)
      expect(set.box.height).toBeLessThanOrEqual(maxHeightPx + 0.02)
    }),
    propertyRuns(90),
  )
})

it('fits every text that can be set at the smallest size', { tags: 'property' }, () => {
  fc.assert(
    fc.property(options, (given) => {
      const sizes = { minSizePx: 12, maxSizePx: 12, maxHeightPx: 1e6 }
      if (typesetter.setText({ ...given, sizePx: 12 })) expect(typesetter.fitText({ ...given, ...sizes })).toBeDefined()
    }),
    propertyRuns(60),
  )
})

it('gives the same result however much was set before it', { tags: 'property' }, () => {
  const fresh = createTypesetter(packagedFonts)
  fc.assert(
    fc.property(options, (given) => {
      expect(fresh.setText({ ...given, sizePx: 30 })).toEqual(typesetter.setText({ ...given, sizePx: 30 }))
    }),
    propertyRuns(30),
  )
})

it('paints its ink where it reported it', { tags: 'property' }, () => {
  fc.assert(
    fc.property(options, (given) => {
      const set = typesetter.setText({ ...given, sizePx: 60 })
      if (!set) return
      const painted = paintedBox(set)
      // One pixel for antialiasing, and one because ink is read at 64 px and drawn at 60.
      expect(Math.abs(painted.left - set.box.x)).toBeLessThanOrEqual(2)
      expect(Math.abs(painted.right - set.box.x - set.box.width)).toBeLessThanOrEqual(2)
      expect(Math.abs(painted.top - set.box.y)).toBeLessThanOrEqual(2)
      expect(Math.abs(painted.bottom - set.box.y - set.box.height)).toBeLessThanOrEqual(2)
    }),
    propertyRuns(60),
  )
})

function paintedBox(set: SetText) {
  // The margin allows for the error of a letter's position.
  const [originX, originY] = [60, 60 + Math.ceil(Math.max(0, -set.box.y))]
  const width = Math.ceil(set.box.x + set.box.width) + 2 * originX
  const height = Math.ceil(set.box.y + set.box.height) + originY + 60
  const ctx = createCanvas(width, height).getContext('2d')
  typesetter.drawText(ctx, set, { x: originX, y: originY, color: '#000' })
  const { data } = ctx.getImageData(0, 0, width, height)
  const box = { left: width, right: 0, top: height, bottom: 0 }
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (data[pixel * 4 + 3]! < 12) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  return {
    left: box.left - originX,
    right: box.right - originX,
    top: box.top - originY,
    bottom: box.bottom - originY,
  }
}

it('puts the left ink edge of every left-aligned line at zero, and the first cap height too', () => {
  const set = typesetter.setText({
    text: 'Jolly Wild Tea',
    face: CORMORANT,
    language: 'en',
    sizePx: 100,
    maxWidthPx: 240,
  })!
  expect(set.lines.length).toBeGreaterThan(1)
  for (const line of set.lines) expect(line.inkBox.x).toBe(0)
  expect(set.lines[0]!.baseline).toBeCloseTo(set.capHeightPx)
  expect(set.lines[0]!.x).not.toBe(0)
})

it('opens the leading only where a descender would meet an ascender', () => {
  const at = (text: string) =>
    typesetter.setText({ text, face: CORMORANT, language: 'en', sizePx: 100, maxWidthPx: 200, leading: 0.86 })!
  expect(at('moon rose').leading).toBe(0.86)
  expect(at('ggggg lllll').leading).toBeGreaterThan(0.93)
  expect(at('ggggg lllll').leading).toBeLessThan(1.1)
})

it('balances lines and leaves no word behind', () => {
  const set = typesetter.setText({
    text: 'Slow coffee for fast people now',
    face: HANKEN,
    language: 'en',
    sizePx: 40,
    maxWidthPx: 520,
  })!
  expect(set.lines.map((line) => line.text)).toEqual(['Slow coffee for', 'fast people now'])
})

it('never breaks an amount from its currency, nor a number', () => {
  const lines = (text: string, language = 'en') =>
    typesetter
      .setText({ text, face: HANKEN, language, sizePx: 20, maxWidthPx: 120, balance: false })!
      .lines.map((line) => line.text)
  expect(lines('jetzt nur 1 299,00 € statt')).toContain('1 299,00 €')
  expect(lines('now from $ 9.99 each')).toEqual(['now from', '$ 9.99 each'])
  expect(lines('about 10 – 20 kg today')).toContain('10 – 20 kg')
  expect(lines('for only EUR 49 today')).toEqual(expect.arrayContaining([expect.stringContaining('EUR 49')]))
})

it('divides a word that is wider than its box as its language does, the hyphen within the box', () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitän'
  const set = typesetter.setText({ text: word, face: HANKEN, language: 'de', sizePx: 30, maxWidthPx: 200 })!
  expect(set.lines.map((line) => line.text)).toEqual(['Donaudampf-', 'schifffahrts-', 'gesellschafts-', 'kapitän'])
  for (const { inkBox } of set.lines) expect(inkBox.width).toBeLessThanOrEqual(200)
})

it('divides a text that is no word between letters, with nothing added', () => {
  const number = 'XK2000PRO12345MAX'
  const set = typesetter.setText({ text: number, face: HANKEN, language: 'de', sizePx: 30, maxWidthPx: 100 })!
  expect(set.lines.length).toBeGreaterThan(2)
  expect(set.lines.map((line) => line.text).join('')).toBe(number)
})

it('replaces typewriter quotes, apostrophes and dashes by those of the language', () => {
  const lines = (text: string, language: string) =>
    typesetter.setText({ text, face: HANKEN, language, sizePx: 20 })!.lines.map((line) => line.text)
  expect(lines('The "quiet" one - it\'s here', 'en')).toEqual(['The “quiet” one – it’s here'])
  expect(lines('Der "leise" Lüfter', 'de')).toEqual(['Der „leise“ Lüfter'])
})

it('ends a line where a reader pauses: after no preposition and no lone number', () => {
  const lines = (text: string, maxWidthPx: number) =>
    typesetter
      .fitText({
        text,
        face: HANKEN,
        language: 'en',
        minSizePx: 8,
        maxSizePx: 60,
        maxWidthPx,
        maxHeightPx: 160,
        maxLines: 4,
      })!
      .lines.map((line) => line.text)
  expect(lines('Dinner in twelve minutes', 120)).toEqual(['Dinner', 'in twelve', 'minutes'])
  expect(lines('LOUD FRUIT. NO SUGAR.', 160)).not.toContain('FRUIT. NO')
  expect(lines('Turn the world down', 300)).toEqual(['Turn the', 'world down'])
  expect(lines('Oban 12 Single Malt 700ml', 160)).not.toContain('12 Single')
  expect(lines('Highland 12 Single Malt 700ml', 300).at(-1)).toBe('700ml')
  // In capitals no word can be distinguished from a title's.
  expect(lines('STOP TIME FOR 30 SECONDS', 230)).toEqual(expect.arrayContaining(['30 SECONDS']))
  expect(lines('STAY A WHILE', 150)).toEqual(['STAY', 'A WHILE'])
})

it('shrinks a long word before it breaks it', () => {
  const fit = { face: HANKEN, language: 'de', maxWidthPx: 200, maxHeightPx: 200, maxLines: 3 }
  const set = typesetter.fitText({ ...fit, text: 'Geschwindigkeitsmesser', minSizePx: 12, maxSizePx: 60 })!
  expect(set.lines).toHaveLength(1)
  expect(set.box.width).toBeGreaterThan(198)
})

it('fits nothing rather than dividing a word, if words are to stay whole', () => {
  const fit = {
    face: HANKEN,
    language: 'ru',
    minSizePx: 30,
    maxSizePx: 60,
    maxWidthPx: 150,
    maxHeightPx: 900,
    maxLines: 30,
  }
  expect(typesetter.fitText({ ...fit, text: 'Полное шумоподавление' })!.lines.length).toBeGreaterThan(1)
  expect(typesetter.fitText({ ...fit, text: 'Полное шумоподавление', wholeUpTo: 24 })).toBeUndefined()
  expect(typesetter.fitText({ ...fit, text: 'Полное шумо-подавл', wholeUpTo: 24 })).toBeDefined()
  expect(typesetter.fitText({ ...fit, text: '静かなコーヒーとノイズキャンセリング', wholeUpTo: 24 })).toBeDefined()
  expect(typesetter.fitText({ ...fit, text: 'W'.repeat(40), wholeUpTo: 24 })).toBeDefined()
})

it('returns undefined if not even the smallest size fits', () => {
  const fit = { face: HANKEN, language: 'en', maxWidthPx: 50, maxHeightPx: 12, maxLines: 1 }
  expect(
    typesetter.fitText({ ...fit, text: 'A sentence of some length', minSizePx: 12, maxSizePx: 30 }),
  ).toBeUndefined()
  expect(typesetter.fitText({ ...fit, text: '   ', minSizePx: 1, maxSizePx: 30 })).toBeUndefined()
})

it('never tracks scripts whose letters join', () => {
  const set = typesetter.setText({ text: 'سلام عليكم', face: HANKEN, language: 'ar', sizePx: 100, trackingEm: -0.04 })!
  expect(set.trackingEm).toBe(0)
})
