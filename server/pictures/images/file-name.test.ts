import { expect, it } from 'vitest'
import { cleanFileName } from './file-name.ts'

it.each([
  ['kettle.png', 'kettle.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\photos\\kettle.png', 'kettle.png'],
  ['ket\0tle\n.png', 'kettle.png'],
  ['gnp.\u202Eelttek', 'gnp.elttek'],
  ['half \uD83D', 'half \uFFFD'],
  ['', 'picture'],
  [undefined, 'picture'],
])('makes %j into %j', (name, expected) => {
  expect(cleanFileName(name)).toBe(expected)
})

it('cuts an endless name between characters', () => {
  expect(cleanFileName('🫖'.repeat(500))).toBe('🫖'.repeat(120))
})
