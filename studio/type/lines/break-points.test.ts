import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '#test/property-runs.ts'
import { cutPieces, settable } from './break-points.ts'

const cut = (text: string, language = 'en', level: 'word' | 'inside' = 'word') =>
  cutPieces(text, language, level).map((piece) => piece.text)

it('keeps amounts, numbers and units in one piece', () => {
  expect(cut('jetzt nur 1 299,00 € statt 1.499 €')).toEqual(['jetzt', 'nur', '1 299,00 €', 'statt', '1.499 €'])
  expect(cut('from $ 9.99 or EUR 49, 20 % off')).toEqual(['from', '$ 9.99', 'or', 'EUR 49,', '20 %', 'off'])
  expect(cut('holds 10 – 20 kg or 1.5 l')).toEqual(['holds', '10 – 20 kg', 'or', '1.5 l'])
})

it('ends a line between words only, as readers prefer', () => {
  expect(cut('T-shirt and/or e-mail')).toEqual(['T-shirt', 'and/or', 'e-mail'])
  expect(cut('today – from now')).toEqual(['today –', 'from', 'now'])
  expect(cut('Quel prix ? « Bien » !', 'fr')).toEqual(['Quel', 'prix ?', '« Bien » !'])
  expect(cut('Light and comfy 👩‍🚀 for 🔥 days')).toEqual(['Light', 'and', 'comfy 👩‍🚀', 'for 🔥', 'days'])
  expect(cut('Наушники «Насим Про» дома', 'ru')).toEqual(['Наушники', '«Насим Про»', 'дома'])
  expect(cut('🔥 🎉 now')).toEqual(['🔥', '🎉', 'now'])
  expect(cut('slow—fast')).toEqual(['slow—', 'fast'])
})

it('finds the words of scripts without spaces', () => {
  expect(cut('สวัสดีชาวโลก', 'th')).toEqual(['สวัสดี', 'ชาวโลก'])
  // Loan words, which the dictionary splits, and compounds stay whole.
  expect(cut('แก้วเซรามิกทำมือ', 'th')).toEqual(['แก้วเซรามิกทำมือ'])
  expect(cut('สมาร์ทวอทช์รุ่นใหม่', 'th')).toEqual(['สมาร์ทวอทช์', 'รุ่น', 'ใหม่'])
  expect(cut('เครื่องดื่มเย็น', 'th')).toEqual(['เครื่องดื่ม', 'เย็น'])
  expect(cut('無線ヘッドホンを買う。', 'ja')).toEqual(['無線', 'ヘッドホンを', '買う。'])
  expect(cut('ノイズキャンセリングヘッドホンでかわいい音', 'ja')).toEqual([
    'ノイズキャンセリング',
    'ヘッドホンで',
    'かわいい',
    '音',
  ])
  expect(cut('軽くて快適です', 'ja')).toEqual(['軽くて', '快適です'])
  expect(cut('40時間再生できます', 'ja')).toEqual(['40時間', '再生できます'])
  expect(cut('ぜひお試しください', 'ja')).toEqual(['ぜひ', 'お試しください'])
  expect(cut('静けさを、聴こう。', 'ja')).toEqual(['静けさを、', '聴こう。'])
  expect(cut('主动降噪，四十小时续航', 'zh')).toEqual(['主动降噪，', '四十小时', '续航'])
  expect(cut('让你的早晨更轻松', 'zh')).toEqual(['让你的', '早晨', '更轻松'])
  expect(cut('听见真正的安静', 'zh')).toEqual(['听见', '真正的', '安静'])
  expect(cut('조용한 커피', 'ko')).toEqual(['조용한', '커피'])
})

it('cuts inside a word only when asked, and never inside an emoji', () => {
  expect(cut('Coca-Cola', 'en', 'inside')).toEqual(['Coca-', 'Cola'])
  expect(cutPieces('a👩‍👩‍👧‍👦é🇩🇪', 'en', 'letter').map((piece) => piece.text)).toEqual(['a', '👩‍👩‍👧‍👦', 'é', '🇩🇪'])
})

it('gives back the whole text when its pieces are joined', { tags: 'property' }, () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('en', 'ja', 'th', 'ar'),
      fc.constantFrom('word' as const, 'inside' as const, 'letter' as const),
      (typed, language, level) => {
        const text = settable(typed, language)
        const pieces = cutPieces(text, language, level)
        expect(pieces.map((piece) => piece.text + piece.space).join('')).toBe(text)
      },
    ),
    propertyRuns(500),
  )
})

it('leaves out private-use and unassigned code points, but no sign of a currency', () => {
  expect(settable('\uf0b7 Solid \u{100001}oak\u0378 \uf0b7 lamp', 'en')).toBe('Solid oak lamp')
  expect(settable('\u20cf 89', 'en')).toBe('\u20cf 89')
})

it('leaves out invisible characters that the shaper would show as boxes', () => {
  expect(settable('a\u3164b\uffa0c \u115f\u1160d\u{1bca1}', 'en')).toBe('a b c d')
})
