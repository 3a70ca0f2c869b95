import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { fontFile, hashOfFont, plainFontFile } from '#test/studio/fonts.ts'
import { packagedFonts } from '#test/studio/packaged-fonts.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeAd } from '../../make-ad/make-ad.ts'
import { repaint } from '../../change/repaint.ts'
import { readCharacterMap } from './character-map.ts'
import type { Face, FamilyKey } from '../faces.ts'
import { isOwnFontLetter, listOwnFontLetters } from './own-font-letters.ts'
import { prepareOwnFont } from './prepare-own-font.ts'
import { createTypesetter } from '../typesetter.ts'

const photo = await cutOutPhoto()
const FONTS: FamilyKey[] = [
  'anton',
  'titan-one',
  'fredoka',
  'archivo',
  'fraunces',
  'cormorant',
  'playfair-display',
  'jetbrains-mono',
  'noto-serif',
  'hanken-grotesk',
]

const prepare = (family: FamilyKey) => prepareOwnFont(fontFile(family), hashOfFont)
const face: Face = { family: 'hanken-grotesk', weight: 600 }
const WORDS = 'Żółć & Tee, $49.90 — “mild” ☀️ ×2 Ёлка 茶 قهوة x\u2009y\u200bz'

/** Paints an ad, and letters that no font of Europe has, and returns the bytes. */
async function paintAll(setter: typeof typesetter): Promise<string> {
  const ad = adFields({ taglines: [WORDS], productPrice: '$49', productDiscount: '20% off' })
  const { jpeg } = await makeAd({ ad, photos: [photo], format: 'square', seed: 9, typesetter: setter })
  const canvas = createCanvas(600, 80)
  const text = setter.setText({ text: WORDS, face, language: 'en', sizePx: 24, maxWidthPx: 580, maxLines: 2 })
  if (text) setter.drawText(canvas.getContext('2d'), text, { x: 4, y: 4, color: '#000' })
  return `${hashOfFont(jpeg)} ${hashOfFont(canvas.data())}`
}

it('changes no other text: an ad before and after ten fonts were made known has the same bytes', async () => {
  const before = await paintAll(typesetter)
  for (const family of FONTS) typesetter.addOwnFont(await prepare(family))
  expect(await paintAll(typesetter)).toBe(before)
  expect(await paintAll(createTypesetter(packagedFonts))).toBe(before)
})

it('sets texts of which it has all letters, alone, and leaves the rest to ours', async () => {
  const { sha256, ...font } = await prepare('titan-one')
  const setter = createTypesetter(packagedFonts)
  const own: Face = { ...face, own: sha256 }
  const widthOf = (text: string, wanted: Face) =>
    setter.setText({ text, face: wanted, language: 'en', sizePx: 100, maxWidthPx: 5_000, maxLines: 1 })?.widthPx
  const ours = widthOf('Halden', face)
  // Our font stands in while the user's is not known, and only so long.
  expect(widthOf('Halden', own)).toBe(ours)
  setter.addOwnFont({ sha256, ...font })
  expect(widthOf('Halden', own)).not.toBe(ours)
  expect(widthOf('Halden', own)).toBe(widthOf('Halden', { family: 'titan-one', weight: 400 }))
  for (const text of ['Ёлка', 'Tea 茶', 'a\u0301b\u0323', '☀️ Sun', 'x\u2009y']) {
    expect([text, setter.isSetInOwn(text, own, 'en'), widthOf(text, own)]).toEqual([text, false, widthOf(text, face)])
  }
})

it('is in the ad, reports missing letters, and is not missed when it is gone', async () => {
  const font = await prepare('titan-one')
  typesetter.addOwnFont(font)
  const ownFaces = { heading: font.sha256 }
  const ad = adFields({ taglines: ['Ёлка и чай'], productPrice: '$49' })
  const made = await makeAd({ ad, photos: [photo], ownFaces, format: 'square', seed: 9, typesetter })
  const faces = made.layout.layers.flatMap((layer) => (layer.kind === 'text' ? [layer.face.own] : []))
  expect(faces).toContain(font.sha256)
  const messages = made.report.findings.filter(({ rule }) => rule === 'own-fonts').map(({ message }) => message)
  expect(messages).toEqual([expect.stringContaining('Your font does not have every letter of “Ёлка и чай”')])
  const changed = await repaint({
    layout: made.layout,
    changes: { words: { price: '$48' } },
    photos: [photo],
    typesetter,
  })
  expect(JSON.stringify(changed.layout)).not.toContain(font.sha256)
  const plain = await makeAd({ ad, photos: [photo], format: 'square', seed: 9, typesetter })
  const later = { layout: plain.layout, changes: { words: { price: '$48' } }, photos: [photo], ownFaces, typesetter }
  expect(JSON.stringify((await repaint(later)).layout)).not.toContain(font.sha256)
  const kept = { layout: made.layout, changes: { words: { price: '$48' } }, photos: [photo], ownFaces, typesetter }
  expect(JSON.stringify((await repaint(kept)).layout)).toContain(font.sha256)
})

it('has no letter that our families lack, so that no text of ours falls back to it', () => {
  const lacking = [...listOwnFontLetters()].filter((letter) => typesetter.missingGlyphs(letter, face).length > 0)
  expect(lacking.join(' ')).toBe('')
  for (const code of [0x200b, 0x2009, 0xad, 0x301, 0x1f600, 0x4e00]) expect(isOwnFontLetter(code)).toBe(false)
})

describe('a file of a font', () => {
  const refusal = (file: Uint8Array) =>
    prepareOwnFont(file, hashOfFont).then(
      () => 'taken',
      (error: Error) => error.message,
    )

  it('is accepted packed or plain, TrueType or OpenType, with the same result', async () => {
    const [packed, plain] = [await prepare('titan-one'), await prepareOwnFont(plainFontFile('titan-one'), hashOfFont)]
    expect(packed.sha256).toBe(plain.sha256)
    expect(packed.bytes.byteLength).toBeLessThan(plainFontFile('titan-one').byteLength + 1_000)
  })

  it.each([
    ['nothing', () => new Uint8Array()],
    ['a picture', () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47])],
    ['a page of the web', () => new TextEncoder().encode('<!doctype html>')],
    ['a collection of fonts', () => new TextEncoder().encode(`ttcf${'\0'.repeat(60)}`)],
  ])('is refused as none where it is %s', async (_what, make) => {
    expect(await refusal(make())).toBe('is no OTF, TTF or WOFF2 file.')
  })

  it('is refused if it is truncated, or its tables lie outside of it or are too many', async () => {
    const plain = plainFontFile('titan-one')
    const outside = plain.slice()
    new DataView(outside.buffer).setUint32(12 + 8, 0xff_ff_ff_f0)
    const many = plain.slice()
    new DataView(many.buffer).setUint16(4, 0xff_ff)
    for (const file of [plain.subarray(0, 200), plain.subarray(0, 8), outside, many])
      expect(await refusal(file)).toMatch(/^cannot be read as a font/)
  })

  it('is refused if a packed file claims to hold a gigabyte, or is packed wrongly', async () => {
    const bomb = Uint8Array.from(fontFile('titan-one'))
    new DataView(bomb.buffer).setUint32(16, 2 ** 30)
    expect(await refusal(bomb)).toBe('holds more than a font of letters needs.')
    const torn = fontFile('titan-one').subarray(0, 400)
    expect(await refusal(torn)).toMatch(/^cannot be read as a font/)
  })

  it('keeps no more than letters if its character map names four thousand million characters', async () => {
    const plain = plainFontFile('titan-one').slice()
    const view = new DataView(plain.buffer)
    const records = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index)
    const cmap = records.find((at) => view.getUint32(at) === 0x636d6170) ?? 0
    const start = view.getUint32(cmap + 8)
    view.setUint16(start + 2, 1)
    view.setUint16(start + 4, 3)
    view.setUint16(start + 6, 10)
    view.setUint32(start + 8, 12)
    view.setUint16(start + 12, 12)
    view.setUint32(start + 16, 28)
    view.setUint32(start + 24, 1)
    view.setUint32(start + 28, 0)
    view.setUint32(start + 32, 0xff_ff_ff_ff)
    view.setUint32(start + 36, 1)
    const { bytes } = await prepareOwnFont(plain, hashOfFont)
    expect(bytes.byteLength).toBeLessThan(plain.byteLength)
    expect([...readCharacterMap(bytes).keys()].filter((code) => !isOwnFontLetter(code))).toEqual([])
  })

  it('is refused if it has no letters', async () => {
    expect(await refusal(fontFile('dingbats', 'symbols'))).toMatch(/^has no “.”, without which no ad can be set\.$/)
  })
})
