import { expect, it } from 'vitest'
import { typographic } from './typographic.ts'

it.each([
  ['en', 'The "quiet" one', 'The “quiet” one'],
  ['de', 'Der "leise" Lüfter', 'Der „leise“ Lüfter'],
  ['fr', 'Le "silence" ici', 'Le «\u202fsilence\u202f» ici'],
  ['es', 'El "mejor"', 'El «mejor»'],
  ['ru', 'Лампа "Свет"', 'Лампа «Свет»'],
  ['sv', 'Den "bästa"', 'Den ”bästa”'],
  ['ja', '"静か"です', '「静か」です'],
  ['en', "It's the dogs' day, rock 'n' roll", 'It’s the dogs’ day, rock ’n’ roll'],
  ['fr', "L'été d'Anna", 'L’été d’Anna'],
  ['en', 'Light - all day', 'Light – all day'],
  ['en', 'Slow--fast', 'Slow–fast'],
])('sets %s %s', (language, typed, set) => {
  expect(typographic(typed, language)).toBe(set)
  // Setting a set text again changes nothing.
  expect(typographic(set, language)).toBe(set)
})

it.each([
  ['en', '15.6" laptop, 27" screen'],
  ['en', `A 6'2" door`],
  ['en', 'T-shirt, e-mail, 10-20, X-200'],
  ['en', '- 20 %'],
  ['en', 'She said “yes”'],
  ['en', '"unclosed'],
  ['he', 'צה"ל'],
  ['en', '" spaced "'],
])('leaves %s %s as it was typed', (language, typed) => {
  expect(typographic(typed, language)).toBe(typed)
})
