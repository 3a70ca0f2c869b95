import { expect, it } from 'vitest'
import { describeLines } from './described-lines.ts'

const read = (text: string) => describeLines(text, 'en')
const kinds = (text: string) => read(text).sentences.map((line) => [line.text, line.kind])

it('knows the items of a typed list from running text', () => {
  const { items } = read('Our best:\n- 40 settings\n• Quiet motor\n 3. Washable\n- not-\nEnd. -5 degrees')
  expect(items.map(({ text }) => text)).toEqual(['40 settings', 'Quiet motor', 'Washable', 'not-'])
})

it('takes emoji and marks of Markdown off its lines, and leaves the letters as they were typed', () => {
  expect(kinds('## **Why you’ll love it**\n🔥 Keeps **every** evening warm. ✅\n* Knows what time it is')).toEqual([
    ['Why you’ll love it', 'heading'],
    ['Keeps every evening warm.', 'benefit'],
    ['Knows what time it is', 'benefit'],
  ])
  expect(kinds('✓ Keeps tea warm ✓ Is light as air™')).toEqual([
    ['Keeps tea warm', 'benefit'],
    ['Is light as air™', 'benefit'],
  ])
})

it('takes a short row before a text for its title, unless it is a whole clause', () => {
  const text = 'The lamp is made of oak, with a shade of linen that softens the light.'
  expect(kinds(`Oak and linen\n${text}`)[0]).toEqual(['Oak and linen', 'heading'])
  expect(kinds(`Sleep better tonight\n${text}`)[0]).toEqual(['Sleep better tonight', 'benefit'])
  expect(kinds(`Oak and linen.\n${text}`)[0]).toEqual(['Oak and linen.', 'fact'])
})

it('takes what is listed under the title of a notice for one, and no promise', () => {
  expect(kinds('What’s in the box\n- Oak foot\n- Linen shade\nIt glows all night.')).toEqual([
    ['What’s in the box', 'notice'],
    ['Oak foot', 'notice'],
    ['Linen shade', 'notice'],
    ['It glows all night.', 'benefit'],
  ])
})

it('keeps the text after a label only if it is a sentence of its own', () => {
  expect(
    kinds('Soft touch: It feels like silk in your hand. Brand: Modern Wear. Delivery: It comes to you by bike.'),
  ).toEqual([
    ['Soft touch:', 'heading'],
    ['It feels like silk in your hand.', 'benefit'],
    ['Brand:', 'heading'],
    ['Delivery: It comes to you by bike.', 'notice'],
  ])
  expect(kinds('【Long nights】 Your reading light lasts a week.')[1]).toEqual([
    'Your reading light lasts a week.',
    'benefit',
  ])
})

it('joins a sentence that was broken at the end of a row', () => {
  expect(kinds('It keeps\nyour evenings warm.\nAnd quiet.')[0]).toEqual(['It keeps your evenings warm.', 'benefit'])
})

it('passes over sentences and items with a letter that no font has', () => {
  const { sentences } = read('A lamp of solid oak. It says ᏣᎳᎩ at night. It warms every evening.')
  expect(sentences.map(({ text }) => text)).toEqual(['A lamp of solid oak.', 'It warms every evening.'])
  expect(read('- Solid oak\n- ᏣᎳᎩ letters').items.map(({ text }) => text)).toEqual(['Solid oak'])
})
