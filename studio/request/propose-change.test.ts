import { expect, it } from 'vitest'
import { nameColor } from '#contract/pictures/color-names.ts'
import { REQUEST_COLORS } from '../language/request-words.ts'
import { hexOfName } from './named-colors.ts'
import { proposeChange, type RequestedAd } from './propose-change.ts'
import { readRequest } from './read-request.ts'

const AD: RequestedAd = {
  language: 'en',
  words: { headline: 'Tea, still warm', name: 'Blue mug', price: '$4.99', badge: '20% off', callToAction: 'Shop now' },
  colors: { ground: '#dbeafe', ink: '#111827', accent: '#c2410c' },
  palette: ['#dbeafe', '#111827', '#c2410c', '#2563eb'],
  dials: { product: 2 },
  hero: '/1',
  photos: [
    { url: '/1', name: 'mug.jpg' },
    { url: '/2', name: 'mug-2.jpg' },
  ],
  cutOut: 'auto',
  hasLogo: false,
}

const propose = (text: string, ad: Partial<RequestedAd> = {}) =>
  proposeChange(readRequest(text, ['en']).asked, { ...AD, ...ad })

it('describes the changes, and gives them as fields of a change', () => {
  expect(propose('price 3.99, bigger product, without the badge, use the second photo, cut out, left')).toEqual({
    changes: {
      words: { price: '$3.99', badge: null },
      dials: { product: 3, place: 'left' },
      hero: '/2',
      cutOut: 'always',
    },
    lines: [
      { name: 'Price', from: '$4.99', to: '$3.99' },
      { name: 'Product', to: 'one step larger' },
      { name: 'Badge', from: '20% off', to: 'taken away' },
      { name: 'Main photo', from: 'mug.jpg', to: 'mug-2.jpg' },
      { name: 'Main photo', from: 'automatic', to: 'cut out' },
      { name: 'Where the product stands', to: 'on the left' },
    ],
  })
})

it('leaves out what is so already', () => {
  expect(propose('price 4.99 and bigger product')).toEqual({
    changes: { dials: { product: 3 } },
    lines: [{ name: 'Product', to: 'one step larger' }],
  })
})

it('takes a color of that name from the ad, and else a color of its own', () => {
  expect(propose('make it blue')).toMatchObject({ changes: { colors: { ground: '#2563eb' } } })
  expect(propose('make it blue', { palette: [] })).toMatchObject({ changes: { colors: { ground: '#1d4ed8' } } })
  expect(propose('darker background')).toMatchObject({
    lines: [{ name: 'Background, color', from: 'Light blue, #dbeafe' }],
  })
})

it.each(REQUEST_COLORS)('names %s as everybody does', (color) => {
  const called = { navy: 'dark blue', gold: 'dark yellow' }[color as string] ?? color
  expect(nameColor(hexOfName({ color }, []))).toBe(called)
})

it.each(['red', 'blue', 'green', 'purple'] as const)('knows a light and a dark %s', (color) => {
  for (const shade of ['light', 'dark'] as const) {
    expect(nameColor(hexOfName({ color, shade }, []))).toMatch(new RegExp(`^${shade} |pink`, 'u'))
  }
})

it.each([
  ['bigger and smaller product', 'Product is asked for in two ways. Ask for one of them.'],
  ['price 3.99 and 4.99', 'Price is asked for in two ways. Ask for one of them.'],
  ['price 0', '“0” is no price. Write it like 3.99, or say “no price”.'],
  ['no call to action', 'An ad needs a call to action. Write a few words, like “Shop now”.'],
  ['without the legal line', 'There is no legal line on this picture.'],
  ['bigger logo', 'There is no logo on this picture.'],
  ['no logo', 'There is no logo on this picture.'],
  ['use the fifth photo', 'This ad has 2 photos: there is no photo 5.'],
  ['red badge', 'Badge has no color of its own on this picture.'],
  ['price 4.99', 'The picture looks like this already.'],
])('says of “%s” why it cannot be', (text, problem) => expect(propose(text)).toEqual({ problem }))

it('reports a dial that is at its end', () => {
  expect(propose('bigger product', { dials: { product: 3 } })).toEqual({
    problem: 'The product is as large as it can be.',
  })
  expect(propose('smaller headline', { dials: { headline: -3 } })).toEqual({
    problem: 'The headline is as small as it can be.',
  })
})
