import { expect, it } from 'vitest'
import { nameInTitle, shopNames, withoutShop } from './product-name.ts'

const SHOPS = shopNames(['Potters & Sons'], new URL('https://www.potters-and-sons.co.uk/mug'))

it.each([
  ['Blue mug | Potters & Sons', 'Blue mug'],
  ['Blue mug – Potters & Sons', 'Blue mug'],
  ['Blue mug - Potters & Sons UK', 'Blue mug'],
  ['Blue mug|Potters & Sons', 'Blue mug'],
  ['Blue mug · The Potters & Sons Online Shop', 'Blue mug'],
  ['Potters & Sons: Blue mug', 'Blue mug'],
  ['Potters & Sons | Blue mug', 'Blue mug'],
  ['Blue mug : Potters & Sons : Kitchen', 'Blue mug'],
  ['Blue mug – half a litre – Potters & Sons', 'Blue mug – half a litre'],
  ['Blue mug – half a litre', 'Blue mug – half a litre'],
  ['T-shirt – Potters & Sons edition', 'T-shirt – Potters & Sons edition'],
  ['Mug: blue', 'Mug: blue'],
  ['Sony WH-1000XM5', 'Sony WH-1000XM5'],
  ['Potters & Sons', 'Potters & Sons'],
  ['| Potters & Sons', '| Potters & Sons'],
])('calls %j %j', (name, own) => expect(withoutShop(name, SHOPS)).toBe(own))

it.each([
  ['Blue mug | Somebody', '', 'Blue mug'],
  ['Blue mug | 500 ml | Somebody', 'Blue mug | 500 ml', 'Blue mug | 500 ml'],
  ['Blue mug – half a litre', 'Blue mug – half a litre', 'Blue mug – half a litre'],
  ['Blue mug – Somebody’s kitchen', 'Blue mug', 'Blue mug'],
  ['Kitchen: Blue mug', 'Blue mug', 'Blue mug'],
  ['Blue mug – half a litre', '', 'Blue mug – half a litre'],
  ['| Somebody', '', '| Somebody'],
])('of the title %j with the heading %j keeps %j', (title, heading, name) => {
  expect(nameInTitle(title, heading, SHOPS)).toBe(name)
})
