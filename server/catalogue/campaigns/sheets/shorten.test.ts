import { expect, it } from 'vitest'
import { countLetters, shortenAtWord, takeSentences } from './shorten.ts'

it('counts wide letters twice where the platform does', () => {
  expect(countLetters('Mug')).toBe(3)
  expect(countLetters('手作りマグ', true)).toBe(10)
  expect(countLetters('手作りマグ')).toBe(5)
  expect(countLetters('Mug ☕', true)).toBe(6)
})

it('shortens at the end of a word, and leaves no small word dangling', () => {
  expect(shortenAtWord('Enamel camping mug with a rim in blue', 30)).toBe('Enamel camping mug with a rim')
  expect(shortenAtWord('Enamel camping mug with a wooden handle', 24)).toBe('Enamel camping mug')
  expect(shortenAtWord('Handgemachte Tasse aus Steinzeug mit Untersetzer', 38)).toBe('Handgemachte Tasse aus Steinzeug')
})

it('cuts no number, price, or denial away, and no word in two', () => {
  for (const text of [
    'Single origin coffee beans whole 250 g',
    'Camping stove for outdoor trips now $ 24',
    'Wireless headphones for children without microphone',
    'Kaffeebohnen aus biologischem Anbau ohne Koffein',
    'Set of 2 mugs in a gift box for the two of you',
    'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    '手作りの青いマグカップとソーサーのセットです手作り',
  ])
    expect([text, shortenAtWord(text, text.startsWith('Set') ? 5 : 30, true)]).toEqual([text, undefined])
})

it('takes whole sentences only', () => {
  expect(takeSentences(['Holds a third of a litre.', 'Dishwasher safe.', 'Made in Kyoto.'], 42)).toBe(
    'Holds a third of a litre. Dishwasher safe.',
  )
  expect(takeSentences(['Holds a third of a litre.'], 10)).toBe('')
})
