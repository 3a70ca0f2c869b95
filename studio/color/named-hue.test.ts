import { expect, it } from 'vitest'
import { nameHue } from './named-hue.ts'

it.each([
  ['sage', '#8f9a74', 'green'],
  ['olive', '#6b7a2a', 'green'],
  ['a deep green', '#0b6b4a', 'green'],
  ['turquoise', '#1aa6b8', 'blue'],
  ['denim', '#2f4568', 'blue'],
  ['aubergine', '#4a2a58', 'purple'],
  ['fuchsia', '#e05a9a', 'red'],
  ['a lipstick', '#a3172b', 'red'],
  ['an orange drill', '#e8701a', 'red'],
  ['mustard of a flask', '#f2c530', 'yellow'],
  ['brass', '#c9a24a', 'yellow'],
  ['walnut', '#5b3a24', 'earth'],
  ['skin', '#d8b094', 'earth'],
  ['deep skin', '#7a4a30', 'earth'],
  ['oak', '#c49a68', 'earth'],
  ['linen', '#e6d5b8', 'earth'],
  ['taupe', '#8b7b68', 'earth'],
  ['steel', '#b4b6b8', 'neutral'],
  ['graphite', '#2a2c30', 'neutral'],
  ['a bluish white', '#eef2f8', 'neutral'],
  ['near black with a trace of red', '#1c1214', 'neutral'],
] as const)('%s is named as people name it', (_, hex, name) => {
  expect(nameHue(hex)).toBe(name)
})
