import { expect, it } from 'vitest'
import { type FoundTexts, readTexts } from './find-texts.ts'

function read(code: string): FoundTexts {
  const found: FoundTexts = { used: [], englishOnly: [] }
  readTexts('web/a.tsx', code, found)
  return found
}

it('finds the texts that are used, the plural of those with a count, and their places', () => {
  const { used, englishOnly } = read(`
const one = t('Save {name}', { name })
const two = plural(n, { one: '{count} ad', other: '{count} ads' })`)
  expect(used).toEqual([
    { text: 'Save {name}', at: 'web/a.tsx:2' },
    { text: '{count} ads', at: 'web/a.tsx:3' },
  ])
  expect(englishOnly).toEqual([])
})

it('finds what a page would show in English only, and a text that nobody could translate', () => {
  const { englishOnly } = read(`const page = <p title="Of this ad" id="x">Hello <b aria-label={t(label)}>· {n}</b></p>`)
  expect(englishOnly.map(({ text }) => text)).toEqual(['Of this ad', 'Hello', 'a text that is not written out'])
})
