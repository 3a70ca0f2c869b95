import { formatHex } from './culori.ts'
import { expect, it } from 'vitest'
import { oklabToHex } from './oklab.ts'

it('writes colors as culori does, including those that no screen can show', () => {
  const places = Array.from({ length: 11 }, (_, step) => step / 10)
  for (const l of places) {
    for (const a of places) {
      for (const b of places) {
        expect(oklabToHex(l, a - 0.5, b - 0.5)).toBe(formatHex({ mode: 'oklab', l, a: a - 0.5, b: b - 0.5 }))
      }
    }
  }
})
