import { expect, it } from 'vitest'
import { CALLS_TO_ACTION, LANGUAGES } from './calls-to-action.ts'
import { idsOf, TONES } from './choices.ts'

const NAMED = 'en ar he hi th zh ja ko ru el vi de fr es it pt nl pl sv da tr cs uk'.split(' ')

it('speaks every language that the studio sets, in every tone, in several ways', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(NAMED))
  for (const language of LANGUAGES) {
    for (const tone of idsOf(TONES)) {
      const phrases: readonly string[] = CALLS_TO_ACTION[language][tone]
      expect({ language, tone, many: new Set(phrases).size >= 3 }).toEqual({ language, tone, many: true })
    }
  }
})

it('stays short, level-headed and clear of Download and Install', () => {
  const phrases = LANGUAGES.flatMap((language) => Object.values(CALLS_TO_ACTION[language]).flat())
  for (const phrase of phrases) {
    expect(phrase).toBe(phrase.trim().normalize('NFC').slice(0, 20))
    expect(phrase).not.toMatch(
      /[!.]|download|install|herunterladen|télécharg|descarg|scarica|baixar|下载|ダウンロード/iu,
    )
  }
})
