import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readProducts } from './products.ts'

function folderWith(json: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'products-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'products.json'), json)
  writeFileSync(path.join(folder, 'mug.jpg'), '')
  return folder
}

const MUG = { file: 'mug.jpg', name: 'Mug', description: 'A mug with a handle.' }

test('a price in dollars is typed with its sign, another currency with its code, and an empty one is none', () => {
  const prices = [{ price: '8.99', currency: 'USD' }, { price: '90', currency: 'SEK' }, { price: '$18' }, {}]
  const folder = folderWith(JSON.stringify(prices.map((price) => ({ ...MUG, ...price }))))
  const words = readProducts([folder])
    .slice(-prices.length)
    .map((product) => product.words)
  expect(words.map(({ productPrice }) => productPrice)).toEqual(['$8.99', '90 SEK', '$18', null])
  expect(words[0]).toMatchObject({ productName: 'Mug', productDiscount: null, taglines: [] })
})

test.each([
  ['{', /is not JSON/],
  ['[{"file":"mug.jpg"}]', /cannot be used/],
  [JSON.stringify([{ ...MUG, file: 'gone.jpg' }]), /names the photo gone\.jpg/],
])('a products.json of %j is refused in one sentence', (json, sentence) => {
  expect(() => readProducts([folderWith(json)])).toThrow(sentence)
})
