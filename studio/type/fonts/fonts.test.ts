import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { packagedFonts } from '#test/studio/packaged-fonts.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { type Face, FAMILIES, FAMILY_KEYS, type FamilyKey } from '../faces.ts'
import { createFontLibrary } from './font-library.ts'
import { stackFonts } from './font-stack.ts'

const library = createFontLibrary(packagedFonts)
const TEXT_FAMILIES = FAMILY_KEYS.filter((family) => FAMILIES[family].companion || family.startsWith('noto'))

const SCRIPTS: Record<string, string> = {
  en: 'Quiet coffee & “long” weekends — 100% yours… ✓ ★ → ™ © ½',
  de: 'Größe für Füße, Ärger, Öl',
  fr: 'Où ça ? L’œuvre, naïve, déjà',
  vi: 'Thưởng thức từng giây ấm áp, Ế ẫ ộ ữ ỳ',
  pl: 'Zażółć gęślą jaźń',
  cs: 'Příliš žluťoučký kůň úpěl',
  tr: 'Işık, gölge, ağaç, İstanbul, ₺',
  sv: 'Ålen åt också ärtor',
  ru: 'Съешь ещё этих мягких булок, ₽',
  uk: 'Їжак, ґудзик, єдність, ₴',
  el: 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία, Ή',
  ar: 'قهوة هادئة لعطلة طويلة، ٩٩٫٩٩',
  he: 'קפה שקט לסוף שבוע ארוך ₪49',
  hi: 'लंबी छुट्टी, हल्की कीमत ₹499।',
  th: 'กาแฟเงียบ ๆ สำหรับวันหยุดยาว ฿99',
  zh: '安静的咖啡，漫长的周末。￥99',
  'zh-Hant': '這個週末，讓咖啡更輕鬆',
  ja: '静かなコーヒー、長い週末。直・々「」ー',
  ko: '조용한 커피, 긴 주말 뷁 ₩99',
}

it('has a glyph for every script in every face', () => {
  const missing = TEXT_FAMILIES.flatMap((family) =>
    Object.entries(SCRIPTS).map(([language, text]) =>
      typesetter.missingGlyphs(text, { family, weight: 600 }, language),
    ),
  )
  expect(missing.flat()).toEqual([])
})

it('lists the characters that would show as boxes', () => {
  const face: Face = { family: 'anton', weight: 400 }
  expect(typesetter.missingGlyphs('AᏣB ꙮᚠ', face)).toEqual(expect.arrayContaining(['Ꮳ', 'ᚠ']))
  expect(typesetter.missingGlyphs('A\u200d\ufeff\u00ad\u0007\u{10fffd} B', face)).toEqual([])
})

const familiesOf = (text: string, family: FamilyKey, language = 'en') =>
  stackFonts(library, text, { family, weight: 700 }, language).families

it('sets a text in one family when its own lacks a letter of it', () => {
  expect(familiesOf('Тишина', 'anton')).not.toContain('anton/')
  expect(familiesOf('Тишина', 'anton')).toContain('noto-sans/cyrillic')
  expect(familiesOf('Silence', 'anton')).toBe('"anton/latin"')
  expect(familiesOf('Тишина', 'playfair-display')).toContain('playfair-display/cyrillic')
  expect(familiesOf('Ήσυχα', 'playfair-display')).toContain('noto-serif/greek')
})

it('sets a price in one family, sign and figures', () => {
  expect(familiesOf('₺1.299', 'hanken-grotesk')).not.toContain('hanken')
  expect(familiesOf('฿2,990', 'anton')).not.toContain('anton')
  expect(familiesOf('$1,299', 'anton')).toBe('"anton/latin"')
})

it('sets figures and brand names without serifs among letters without serifs', () => {
  expect(familiesOf('静音Pro 40', 'cormorant', 'zh')).not.toContain('cormorant')
  expect(familiesOf('40시간 배터리', 'playfair-display', 'ko')).not.toContain('playfair')
  expect(familiesOf('40 hours of 静', 'cormorant')).toContain('cormorant')
  expect(familiesOf('40 часов', 'cormorant', 'ru')).toContain('cormorant')
})

it('takes shared Han characters from the language’s own font', () => {
  expect(familiesOf('直', 'archivo', 'ja')).toContain('japanese/')
  expect(familiesOf('直', 'archivo', 'zh')).toContain('chinese/')
  expect(familiesOf('直', 'archivo', 'ko')).toContain('korean/')
})

it('takes a letter with two marks from the slice that has it whole', () => {
  expect(familiesOf('dễ thương é', 'anton', 'vi')).toMatch(/^"anton\/vietnamese", .*"anton\/latin"/)
  expect(familiesOf('Đà Nẵng', 'noto-sans', 'vi')).toMatch(/^"noto-sans\/vietnamese"/)
})

it.each(TEXT_FAMILIES)('sets a letter with two marks in a word as it does alone in %s', (family) => {
  const line = (text: string) =>
    typesetter.setText({ text, face: { family, weight: 600 }, language: 'vi', sizePx: 100 })!.lines[0]!
  const rise = (text: string) => line(text).baseline - line(text).inkBox.y
  for (const letter of ['ễ', 'ấ', 'ẫ', 'ỗ', 'ề']) {
    expect(rise(`xê${letter}`)).toBeCloseTo(Math.max(rise(letter), rise('ê')), 0)
    expect(line(`${letter}x`).advancePx).toBeCloseTo(line(letter).advancePx + line('x').advancePx, -1)
  }
})

it('reads no file to know what it has, and only the slices of the letters that are set', () => {
  const read: string[] = []
  const fresh = createFontLibrary((file) => (read.push(file), packagedFonts(file)))
  expect([fresh.covers('anton', 0x1ec5), fresh.covers('chinese', 0x56fd), fresh.covers('chinese', 0x13a3)]).toEqual([
    true,
    true,
    false,
  ])
  expect(read).toEqual([])
  stackFonts(fresh, 'Grüße, 99 €', { family: 'anton', weight: 400 }, 'de')
  stackFonts(fresh, 'বাংলা', { family: 'anton', weight: 400 }, 'bn')
  expect(read).toEqual([
    '@fontsource/anton/files/anton-latin-400-normal.woff2',
    '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-standard-normal.woff2',
  ])
})

it('takes a letter from the file that has it, whatever its package lists', () => {
  // The package's list does not name these marks.
  expect(familiesOf('q\u0301', 'instrument-sans')).toBe('"instrument-sans/latin"')
  // ≌ is in the Korean file, but missing from its package's list.
  expect(familiesOf('≌', 'archivo', 'ko')).toContain('korean/')
})

it('loads only the slices that a text needs', () => {
  expect(familiesOf('Plain text', 'archivo')).toBe('"archivo/latin"')
  expect(familiesOf('日', 'archivo', 'ja').split(',')).toHaveLength(2)
})

it('draws emoji in color, sequences as one picture, and leaves © and ™ letters', () => {
  const face: Face = { family: 'hanken-grotesk', weight: 600 }
  const width = (text: string) => typesetter.setText({ text, face, language: 'en', sizePx: 100 })!.widthPx
  const emoji = ['🎉', '👩‍🚀', '🇩🇪', '❤️', '👍🏽', '1️⃣']
  expect(emoji.filter((one) => !isColored(one, face) || width(one) > 140)).toEqual([])
  expect(['©', '™', '7', 'A'].filter((letter) => isColored(letter, face))).toEqual([])
})

function isColored(text: string, face: Face): boolean {
  const ctx = createCanvas(200, 200).getContext('2d')
  const set = typesetter.setText({ text, face, language: 'en', sizePx: 60 })!
  typesetter.drawText(ctx, set, { x: 50, y: 80, color: '#000' })
  const { data } = ctx.getImageData(0, 0, 200, 200)
  return Array.from({ length: data.length / 4 }).some((_, pixel) => {
    const [red, green, blue] = data.subarray(pixel * 4, pixel * 4 + 3) as unknown as [number, number, number]
    return Math.max(red, green, blue) - Math.min(red, green, blue) > 60
  })
}

it('sets prices in lining figures, where the font’s own hang below the line', () => {
  for (const family of TEXT_FAMILIES) {
    const face: Face = { family, weight: 500 }
    const cap = typesetter.capHeight(face)
    const hanging = [...'0123456789'].filter((figure) => {
      const { inkBox, baseline } = typesetter.setText({ text: figure, face, language: 'en', sizePx: 1 })!.lines[0]!
      return inkBox.y + inkBox.height - baseline > 0.06 || baseline - inkBox.y < 0.9 * cap
    })
    expect([family, ...hanging]).toEqual([family])
  }
})

it('follows weight, width and optical size by the axes', () => {
  const width = (face: Face) => typesetter.setText({ text: 'Hamburg', face, language: 'en', sizePx: 100 })!.widthPx
  expect(width({ family: 'archivo', weight: 900 })).toBeGreaterThan(1.05 * width({ family: 'archivo', weight: 400 }))
  expect(width({ family: 'archivo', weight: 600, width: 62 })).toBeLessThan(
    0.8 * width({ family: 'archivo', weight: 600 }),
  )
  expect(width({ family: 'fraunces', weight: 600, opticalSize: 9 })).not.toBeCloseTo(
    width({ family: 'fraunces', weight: 600, opticalSize: 144 }),
    0,
  )
})

it('knows each face’s heights from its ink', () => {
  expect(typesetter.capHeight({ family: 'hanken-grotesk', weight: 600 })).toBeCloseTo(0.694, 2)
  expect(typesetter.capHeight({ family: 'anton', weight: 400 })).toBeGreaterThan(0.84)
  for (const family of TEXT_FAMILIES) {
    const face = { family, weight: 600 }
    expect(typesetter.xHeight(face)).toBeLessThan(0.9 * typesetter.capHeight(face))
  }
})
