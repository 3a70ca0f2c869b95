import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { languages } from './languages.ts'
import { strangers } from './strangers.ts'
import { anyOf, finderOf, listWords } from './words.ts'

describe('the finder of words', () => {
  const lists = [...LANGUAGES.map((code) => languages[code].tellingWords), ...strangers.map(({ words }) => words ?? '')]

  it('finds each word of every list, as its pattern does', () => {
    const missed: string[] = []
    for (const list of lists) {
      const find = finderOf(list)
      const pattern = new RegExp(anyOf(list), 'giu')
      for (const word of listWords(list)) {
        const stem = word.replaceAll('*', '').replaceAll('?', 'ا')
        for (const text of [stem, `(${stem.toUpperCase()}) 12`, `${stem}, ${stem}.`])
          expect(find(text), `${word} in ${text}`).toEqual(text.match(pattern) ?? [])
        if (find(stem).length === 0) missed.push(word)
      }
    }
    expect(missed).toEqual([])
  })

  it('finds no part of a longer word, and any part where the list says so', () => {
    expect(finderOf('sale, *free*')('Wholesale, salesman')).toEqual([])
    expect(finderOf('sale, *free*')('A carefree sale')).toEqual(['free', 'sale'])
    expect(finderOf('guarantee*')('Guaranteed')).toEqual(['Guaranteed'])
    expect(finderOf('e.g.')('Many (e. g.)')).toEqual(['e. g.'])
    expect(finderOf('λόγος')('ΛΌΓΟΣ')).toEqual(['ΛΌΓΟΣ'])
    expect(finderOf('')('sale')).toEqual([])
  })
})
