import { expect, it } from 'vitest'
import { findStack } from './stacked-marks.ts'

/** Real words with the most marks on a letter in their language. */
it.each([
  ['Thai', 'ที่นี่ น้ำ เก๋ไก๋ กตัญญู์'],
  ['Lao', 'ຊື່ ນ້ຳ ເທົ່ານັ້ນ'],
  ['Vietnamese, decomposed', 'Người Việt thưởng thức phở'.normalize('NFD')],
  ['Yoruba, decomposed', 'Ẹ̀kọ́ dára'.normalize('NFD')],
  ['Hebrew with points and chant', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים יְרוּשָׁלַ֗͏ְמָה'],
  ['Arabic with points and signs of recitation', 'بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ۖ ٱلضَّآلِّينَ'],
  ['Urdu', 'اُردُو مُحَبَّت'],
  ['Burmese', 'မြွှာ ကြွှေးကြော် ကျွန်ုပ် ဩကြောင့်'],
  ['Khmer', 'ស្ត្រី កញ្ច្រោង ព្រះបាទ៎'],
  ['Tibetan', 'བསྒྲུབས་ཧྐྵྨླྺྼྻྃ'],
  ['Hindi and Sanskrit', 'कार्त्स्न्यं र्क्ष्म्यैँ॑'],
  ['Bengali', 'স্ত্র্যাঁ কর্ত্রীং'],
  ['Malayalam, Telugu, Kannada', 'ക്ഷ്മ്യൈഃ స్త్ర్యై ಸ್ತ್ರೀಯಾಂ'],
  ['Sinhala', 'ක්‍ෂ්‍ර්‍යෝං'],
  ['phonetic script', 'ɔ̃̀ːn̪̥ʲ t͡ʃ̪ʰ'],
  ['emoji', '👩🏽‍❤️‍💋‍👨🏿 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣'],
])('no word of %s has too many marks on a letter', (_, words) => {
  expect(findStack(words)).toBeUndefined()
})

it('finds a heap of marks wherever it stands, and counts what is seen of it', () => {
  expect(findStack(`Tea ก${'\u0e48'.repeat(11)}`)).toEqual({ letter: 'ก', marks: 11 })
  expect(findStack('\u0301'.repeat(30))).toEqual({ letter: '', marks: 30 })
  expect(findStack(`x${'\u0489\u200d'.repeat(12)}y`)).toEqual({ letter: 'x', marks: 12 })
})

it('handles a long text quickly', () => {
  const text = `${'e\u0489'.repeat(10)} `.repeat(10_000)
  expect(findStack(text)).toBeUndefined()
})
