import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '#contract/languages.ts'
import { findThings } from './find-things.ts'

const kindsIn = (text: string, language: LanguageCode = 'en') => findThings(text, language).map(({ kind }) => kind)

describe('things are whole words', () => {
  it.each([
    ['en', 'Oakfield Street Watchers'],
    ['en', 'Watch the sunset, ring us and book a table of your own'],
    ['en', 'Catalogue of dogmas'],
    ['de', 'Hundert gerechte Begleiter entdecke'],
    ['de', 'Durchmesser und Zufuhr'],
    ['nl', 'Waterval en ervaring'],
  ] as const)('%s: %s', (language, text) => {
    expect(kindsIn(text, language)).toEqual([])
  })

  it.each([
    ['en', 'Power of Attorney', 'law'],
    ['en', 'Chef’s knives', 'kitchenware'],
    ['en', 'Running watches', 'sport-watches'],
    ['de', 'Akkubohrschrauber', 'tools'],
    ['de', 'Bürostühle', undefined],
    ['de', 'Bürostuhl', 'office-furniture'],
    ['fr', 'Boucles d’oreilles', 'jewelry'],
    ['es', 'Zapatillas de running', 'sport-shoes'],
    ['it', 'Olio extravergine', 'pantry'],
    ['pt', 'Sapatos de couro', 'fine-shoes'],
    ['nl', 'Eettafels', 'furniture'],
    ['pl', 'Buty do biegania', 'sport-shoes'],
  ] as const)('%s: %s', (language, text, kind) => {
    expect(kindsIn(text, language)[0]).toBe(kind)
  })
})
