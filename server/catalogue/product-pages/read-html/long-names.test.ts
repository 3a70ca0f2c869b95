import { expect, it, onTestFinished, vi } from 'vitest'
import { readHtml } from './read-html.ts'

const NAME = 'Mug'.repeat(2_000)

/** Counts the letters that are converted for comparison while a page is read. */
function lettersCompared(data: unknown): number {
  const html = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  const wellFormed = vi.spyOn(String.prototype, 'toWellFormed')
  onTestFinished(() => wellFormed.mockRestore())
  readHtml(Buffer.from(html), { contentType: 'text/html', address: 'https://shop.example/mug?sku=a' })
  const letters = wellFormed.mock.contexts.reduce((sum: number, text) => sum + String(text).length, 0)
  wellFormed.mockRestore()
  return letters
}

const others = (count: number) => Array.from({ length: count }, (_, at) => ({ '@type': 'Product', name: `Cup ${at}` }))
const offers = (count: number) => Array.from({ length: count }, (_, at) => ({ price: at + 1, sku: `s-${at}` }))

it.each([
  ['products', (count: number) => [{ '@type': 'Product', name: NAME }, ...others(count)]],
  ['offers', (count: number) => ({ '@type': 'Product', name: NAME, offers: offers(count) })],
])('does not convert a long name again for each of many %s', (_what, pageOf) => {
  const [few, many] = [lettersCompared(pageOf(20)), lettersCompared(pageOf(200))]
  expect(many - few).toBeLessThan(10 * NAME.length)
})
