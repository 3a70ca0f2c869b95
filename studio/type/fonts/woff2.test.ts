import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { packagedFonts } from '#test/studio/packaged-fonts.ts'
import { unpackWoff2 } from './woff2.ts'

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

it('sets unpacked fonts as FreeType sets packed ones', () => {
  // All are unpacked first: each has to be a copy that the next one leaves alone.
  const plain = Object.keys(FILES).map((file) => unpackWoff2(packagedFonts(file)))
  for (const [index, [file, text]] of Object.entries(FILES).entries()) {
    GlobalFonts.register(Buffer.from(packagedFonts(file)), `packed ${file}`)
    GlobalFonts.register(Buffer.from(plain[index]!), `plain ${file}`)
    for (const weight of [400, 750]) {
      const [first, second] = ['packed', 'plain'].map((kind) => draw(`${kind} ${file}`, text, `"wght" ${weight}`))
      expect(first!.some((byte) => byte > 0)).toBe(true)
      expect(first!.equals(second!)).toBe(true)
    }
  }
})

it('refuses files that are not WOFF2, and half of one', () => {
  const half = packagedFonts(Object.keys(FILES)[0]!).subarray(0, 9000)
  expect(() => unpackWoff2(new Uint8Array(64))).toThrow('cannot be unpacked')
  expect(() => unpackWoff2(half)).toThrow('cannot be unpacked')
})
