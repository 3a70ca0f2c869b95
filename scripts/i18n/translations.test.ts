import { fileURLToPath } from 'node:url'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { readCatalogues } from './read-catalogues.ts'
import { dataTexts } from './data-texts.ts'
import { findTexts } from './find-texts.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const found = findTexts(ROOT)
const texts = new Set([...found.used.map(({ text }) => text), ...dataTexts(ROOT)])
const catalogues = readCatalogues(ROOT)

it('shows nothing in English only', () => {
  expect(found.englishOnly).toEqual([])
})

describe.each(Object.entries(catalogues))('%s', (language, areas) => {
  const entries = areas.flatMap(({ messages }) => Object.entries(messages))

  it('has each text once, and none that no screen uses', () => {
    const keys = entries.map(([english]) => english)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    expect(keys.filter((key) => !texts.has(key))).toEqual([])
  })

  it('translates each text', () => {
    const known = new Set(entries.map(([english]) => english))
    expect([...texts].filter((text) => !known.has(text))).toEqual([])
  })

  it('keeps values and tags, and reads as a message', () => {
    for (const [english, message] of entries) {
      expect({ english, holes: holesOf(message) }).toEqual({ english, holes: holesOf(english) })
      expect({ english, tags: tagsOf(message) }).toEqual({ english, tags: tagsOf(english) })
      // Throws if it cannot be parsed.
      expect(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst().length).toBeGreaterThan(
        0,
      )
      // A straight apostrophe would quote what follows it, and is not correct in any of these languages.
      expect({ english, message }).not.toEqual({ english, message: expect.stringContaining("'") })
    }
  })
})

/** Returns the names of its values; "#" is the count. */
function holesOf(message: string): string[] {
  const names = [...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => String(name))
  return [...new Set(message.includes('#') ? [...names, 'count'] : names)].toSorted()
}

function tagsOf(message: string): string[] {
  return [...message.matchAll(/<\/?(\w+)>/g)].map(([tag]) => tag).toSorted()
}
