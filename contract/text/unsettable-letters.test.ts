import { expect, it } from 'vitest'
import { refuseLetters, unsettableLetters } from './unsettable-letters.ts'

it.each([
  'CO₂-NEUTRAL H₂O € 19⁹⁹ 1⅔ ➤ ► ✓ ★ → ™ ℠ № ℮ ‰ µ Ω ° ′ ″ × ÷ ≈ ≤ ≥',
  '৳ ₵ ₦ ₲ ₡ ₪ ₫ ₭ ₮ ₱ ₸ ₹ ₺ ₼ ₽ ₾ ₿ ⃀',
  'বাংলা தமிழ் తెలుగు ಕನ್ನಡ മലയാളം ગુજરાતી ਪੰਜਾਬੀ ქართული ՀԱՅԵՐԵՆ ភាសាខ្មែរ ລາວ မြန်မာ සිංහල አማርኛ',
  '👩‍🚀 🇩🇪 1️⃣ ❤️ tab\tand\nline',
])('knows every letter of %s', (text) => expect(unsettableLetters(text)).toEqual([]))

it.each(['\uf0b7 Oak', 'a\ue000b\u0378', 'Oak\u0007', '\u{f8ff}\u{10fffd}\uffff'])(
  'accepts what is not painted: %j',
  (text) => expect(unsettableLetters(text)).toEqual([]),
)

it('names a letter with a mark that no font has with it, and takes the mark alone on others', () => {
  expect(refuseLetters('M\u0301 за́мок שָׁלוֹם')).toBeUndefined()
  expect(refuseLetters('ש\u0301')).toBe('An ad cannot show “ש\u0301” (U+05E9 U+0301). Please write this without it.')
})

it('names what no font has', () => {
  expect(refuseLetters('Lamp')).toBeUndefined()
  expect(refuseLetters('\u20c1 89')).toBe('An ad cannot show “\u20c1” (U+20C1). Please write this without it.')
  expect(refuseLetters('ᏣᎳ')).toBe('An ad cannot show “Ꮳ” (U+13E3), “Ꮃ” (U+13B3). Please write this without them.')
  expect(refuseLetters('ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ')).toContain(' and others. ')
})

it('takes the marks that any language puts on a letter, and refuses a heap of them', () => {
  expect(refuseLetters('Người Việt Nam rất đẹp'.normalize('NFD'))).toBeUndefined()
  expect(refuseLetters(`Cafe\u0301 ${'o\u0301\u0323'.repeat(20)}`)).toBeUndefined()
  const heap = `Cafe${'\u0301\u200d'.repeat(11)}`
  expect(refuseLetters(heap)).toBeUndefined()
  expect(refuseLetters(`${heap}\u0323`)).toBe(
    'An ad cannot show 11 marks on “é” (U+00E9). Please write at most 10 on a letter.',
  )
  expect(refuseLetters(` ${'\u0301'.repeat(12)}`)).toBe(
    'An ad cannot show 12 marks on one letter. Please write at most 10 on a letter.',
  )
})
