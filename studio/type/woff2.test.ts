import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { packagedFonts } from '#test/packaged-fonts.ts'
import { writeSfnt } from './sfnt.ts'
import { readWoff2 } from './woff2.ts'

/** Outlines of every kind: many weights, composed letters, joined ones, instructions, many points. */
const FILES: Record<string, string> = {
  '@fontsource/anton/files/anton-latin-400-normal.woff2': 'Hamburg & Ävätár 0123456789 “€”',
  '@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2': 'Hamburg & Ävätár 0123456789 “€”',
  '@fontsource-variable/archivo/files/archivo-vietnamese-standard-normal.woff2': 'ẤẦẨẪẬ ắằẳẵặ ữ',
  '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-cyrillic-wght-normal.woff2': 'Съешь ещё этих булок',
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2': 'قهوة هادئة لعطلة',
  '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2': 'लंबी छुट्टी क्ष',
}

function draw(alias: string, text: string, variations: string): Buffer {
  const ctx = createCanvas(900, 120).getContext('2d')
  ctx.font = `64px "${alias}"`
  ctx.fontVariationSettings = variations
  ctx.fillText(text, 20, 80)
  return ctx.canvas.data()
}

it.each(Object.entries(FILES))('sets %s, unpacked, as FreeType sets it packed', (file, text) => {
  const packed = packagedFonts(file)
  GlobalFonts.register(Buffer.from(packed), `packed ${file}`)
  GlobalFonts.register(Buffer.from(writeSfnt(readWoff2(packed))), `plain ${file}`)
  for (const weight of [400, 750]) {
    const [first, second] = ['packed', 'plain'].map((kind) => draw(`${kind} ${file}`, text, `"wght" ${weight}`))
    expect(first!.some((byte) => byte > 0)).toBe(true)
    expect(first!.equals(second!)).toBe(true)
  }
})

it('refuses what is not WOFF2', () => {
  expect(() => readWoff2(new Uint8Array(64))).toThrow('not WOFF2')
})

it('writes a table directory that adds up', () => {
  const plain = writeSfnt(readWoff2(packagedFonts(Object.keys(FILES)[0]!)))
  const view = new DataView(plain.buffer)
  const records = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index)
  const tags = records.map((at) => String.fromCharCode(...plain.subarray(at, at + 4)))
  expect(tags).toEqual(tags.toSorted())
  expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca', 'maxp']))
  for (const at of records) {
    const [start, length] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    expect(start % 4).toBe(0)
    expect(start + length).toBeLessThanOrEqual(plain.length)
    let sum = 0
    for (let word = start; word < start + length; word += 4) sum = (sum + view.getUint32(word)) >>> 0
    expect(view.getUint32(at + 4)).toBe(sum)
  }
})
