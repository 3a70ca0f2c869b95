import { expect, it } from 'vitest'
import { escapeWide } from './escape-wide-letters.ts'

it('writes letters beyond Latin-1 as escapes that mean the same', () => {
  const text = JSON.stringify('Schöner – “Tee” 🍵')
  const escaped = escapeWide(text)
  expect(escaped).toMatch(/^[\0-ÿ]+$/)
  expect(escaped).toContain('Schöner')
  expect(JSON.parse(escaped)).toBe(JSON.parse(text))
})
