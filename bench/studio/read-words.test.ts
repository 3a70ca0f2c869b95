import { expect, test } from 'vitest'
import { missingWords } from './read-words.ts'

test('case, accents, marks and gaps do not matter to a reader', () => {
  expect(missingWords(['Mornings,', 'café', '$2,499'], 'MORN INGS cafe §2.499')).toEqual([])
})

test('a wrong letter or digit is a miss, and so is a word that came before', () => {
  expect(missingWords(['40', 'hours', 'of', 'calm'], '10 hours of calm')).toEqual(['40'])
  expect(missingWords(['calm', 'hours'], 'hours calm')).toEqual(['hours'])
})
