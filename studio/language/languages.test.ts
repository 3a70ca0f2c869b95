import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { isWholeClause, leadingClause } from '../brief/clauses.ts'
import { readAmount } from '#contract/prices/read-amount.ts'
import { STATED_WORDS } from '#contract/prices/stated-words.ts'
import { describeLines } from '../brief/described-lines.ts'
import { findProofPoints } from '../brief/proof-points.ts'
import { mayBeShown, lineKind } from '../brief/line-kind.ts'
import { splitSentences } from '../brief/sentences.ts'
import { isService } from '../brief/service.ts'
import { findClaim } from '../words/guard/find-claim.ts'
import { plain } from '../words/guard/own-words.ts'
import { readStyleWords } from '../recommend/read-words.ts'
import { ASKS_TO_DOWNLOAD } from '../words/guard/download-words.ts'
import { cutSyllables } from '../type/lines/syllables.ts'
import { PRODUCT_USES } from './language.ts'
import { languages } from './languages.ts'
import { THING_KINDS } from './thing-kinds.ts'
import { listWords } from './words.ts'

/** Languages with their codes and samples, by their names. */
const SAMPLES = LANGUAGES.map((code) => ({ code, ...languages[code], ...languages[code].samples }))

it.each(SAMPLES)('$name divides a long word as its patterns do, and none where it writes no hyphen', (sample) => {
  const { code, divided, hyphenation, texts } = sample
  expect(divided === undefined).toBe(hyphenation === undefined)
  const word = divided ?? texts.trim().split(/\s+/u)[0]!
  expect(cutSyllables(word.replaceAll('|', ''), code).join('|')).toBe(word)
})

it.each(SAMPLES)('$name lets a clause lead that can stand alone', ({ code, clause }) => {
  if (clause) expect(leadingClause(clause[0], code)).toBe(clause[1])
  // A clause that waits for another never leads.
  for (const word of listWords(languages[code].clauses.waiting)) {
    expect(leadingClause(`${word} ${clause?.[0]}`, code)).toBeUndefined()
  }
})

it.each(SAMPLES)('$name leads with whole clauses, and with no fact torn off a list', ({ code, leads, attributes }) => {
  for (const line of leads) expect([line, isWholeClause(line, code)]).toEqual([line, true])
  for (const line of attributes) expect([line, isWholeClause(line, code)]).toEqual([line, false])
})

it.each(SAMPLES)('$name recognizes a notice, a title and a torn sentence by its words', ({ code, lineKinds }) => {
  const plainly = (word: string) => word.replaceAll('*', '').replaceAll('?', 'x')
  for (const word of listWords(lineKinds.notices)) {
    expect([word, lineKind(`Yvo ${plainly(word)} zeno.`, code)]).toEqual([word, 'notice'])
  }
  for (const word of listWords(lineKinds.openings)) {
    expect([word, lineKind(`${plainly(word)} yvo zeno.`, code)]).toEqual([word, 'notice'])
  }
  for (const word of listWords(lineKinds.headings)) {
    expect([word, mayBeShown(lineKind(plainly(word), code))]).toEqual([word, false])
  }
  for (const word of listWords(lineKinds.tornEnds)) {
    expect([word, mayBeShown(lineKind(`Yvo zeno ${word}`, code))]).toEqual([word, false])
  }
})

it.each(SAMPLES)('$name ends a sentence behind none of its abbreviations', ({ code, sentences }) => {
  expect(splitSentences(sentences.join(' '), code)).toEqual(sentences)
  const { abbreviations, beforeNumbers } = languages[code].sentences
  for (const word of listWords(abbreviations)) expect(splitSentences(`3 ${word}. Xaver`, code)).toHaveLength(1)
  for (const word of listWords(beforeNumbers)) {
    expect(splitSentences(`3 ${word}. 5`, code)).toHaveLength(1)
    expect(splitSentences(`3 ${word}. Xaver`, code)).toHaveLength(2)
  }
})

it.each(SAMPLES)('$name sets what a sentence lists as points', ({ code, clauses }) => {
  const [listing, and] = [listWords(clauses.listing), listWords(clauses.and)]
  if (!listing[0] || !and[0]) return
  const points = ['Xaver alpha', 'Yvo beta', 'Zeno gamma']
  for (const opening of listing) {
    const listed = `${opening} Xaver alpha, Yvo beta ${and[0]} Zeno gamma.`
    expect(findProofPoints(describeLines(listed, code), code)).toEqual(points)
  }
})

it.each(SAMPLES)('$name recognizes an old price and the present one', ({ code, oldPrice }) => {
  const amount = readAmount(oldPrice)
  expect(amount).toMatchObject({ when: 'before' })
  expect(amount?.number.withFewer).toBeGreaterThan(50)
  for (const when of ['before', 'now'] as const) {
    for (const word of STATED_WORDS[code][when].split(', ')) expect(readAmount(`${word} 49`)).toMatchObject({ when })
  }
})

it.each(SAMPLES)('$name knows a service from a thing', ({ code, service, texts }) => {
  expect(isService({ name: service, description: '' }, code)).toBe(true)
  const things = texts
    .trim()
    .split(/\n\s*/u)
    .filter((name) => !isService({ name, description: '' }, code))
  // One or two of the twenty are lessons.
  expect(things.length).toBeGreaterThanOrEqual(18)
})

it.each(SAMPLES)('$name recognizes commands to download', ({ code, texts }) => {
  for (const word of listWords(languages[code].downloads)) {
    expect(ASKS_TO_DOWNLOAD.test(`1 ${word.replaceAll('*', '')} 2`)).toBe(true)
  }
  expect(ASKS_TO_DOWNLOAD.test(texts)).toBe(false)
})

it.each(SAMPLES)('$name claims nothing that the user did not', ({ code, claims, texts }) => {
  const nothing = { text: '' }
  for (const word of Object.values(claims).flatMap(listWords)) {
    const line = `yvo ${word.replaceAll('*', '').replaceAll('?', 'x')} zeno`
    expect([word, findClaim(line, nothing, code)]).toEqual([word, expect.any(String)])
    expect([word, findClaim(line, { text: ` ${plain(line)} ` }, code)]).toEqual([word, undefined])
  }
  const accepted = texts
    .trim()
    .split(/\n\s*/u)
    .filter((line) => !findClaim(line.toLowerCase(), nothing, code))
  // Numbers and the cautious lists exclude some of the twenty; most lines are accepted.
  expect(accepted.length).toBeGreaterThanOrEqual(8)
})

it.each(SAMPLES)('$name has no word for two uses of products', ({ places }) => {
  const words = [...PRODUCT_USES, 'nowhere' as const].flatMap((use) => listWords(places[use]))
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

const STUDIO = fileURLToPath(new URL('..', import.meta.url))

it('is known by its code in its own file and in the lists alone', () => {
  const codes = LANGUAGES.join('|')
  const code = new RegExp(`(?<![\\w-])['"\`](?:${codes})['"\`](?!\\w)`, 'u')
  const sources = readdirSync(STUDIO, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  const knowing = sources.filter((path) => code.test(readFileSync(`${STUDIO}/${path}`, 'utf8')))
  const files = LANGUAGES.map((own) => `language/locales/${own}.ts`)
  expect(sources).toEqual(expect.arrayContaining(files))
  expect(knowing.filter((path) => path !== 'language/languages.ts' && !files.includes(path))).toEqual([])
})

it.each(SAMPLES)(
  '$name tells every style by four words at least, each of which is found in a text',
  ({ styleWords }) => {
    for (const [style, list] of Object.entries(styleWords)) {
      const words = listWords(list)
      expect([style, words.length >= 4]).toEqual([style, true])
      for (const word of words) {
        const hints = readStyleWords({ productName: '', productDescription: word.replace('*', ''), taglines: [] })
        expect([word, hints.find((hint) => hint.style === style)?.weight]).toEqual([
          word,
          expect.toSatisfy((n) => n > 0),
        ])
      }
    }
  },
)

it.each(SAMPLES)('$name has no word for two kinds of things', ({ things }) => {
  const words = [...THING_KINDS, 'nothing' as const].flatMap((kind) => listWords(things[kind] ?? ''))
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})
