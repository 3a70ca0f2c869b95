import { expect, it } from 'vitest'
import { leadByScene } from './lead-by-scene.ts'
import { hexToOklch, hueDistance } from './oklch.ts'
import { makeColorRoles } from './roles.ts'

const roles = (palette: 'green' | 'red') => makeColorRoles('clean', { palette, customColors: [] })
const PLANT = [
  { hex: '#596e3d', share: 0.5 },
  { hex: '#405029', share: 0.3 },
  { hex: '#b69f7a', share: 0.2 },
]

it('has sage beside a sage plant, and no mint', () => {
  const [own, led] = [roles('green'), leadByScene('clean', roles('green'), PLANT)].map(({ groundDeep }) =>
    hexToOklch(groundDeep),
  )
  const plant = hexToOklch('#596e3d')
  expect(hueDistance(led!.h, plant.h)).toBeLessThan(hueDistance(own!.h, plant.h))
  expect(led!.c).toBeLessThan(0.8 * own!.c)
  expect(led!.l).toBeCloseTo(own!.l, 1)
})

it('stays a red beside a scene without red, but a faint one, and keeps the colors of words and button', () => {
  const own = roles('red')
  const led = leadByScene('clean', own, [{ hex: '#596e3d', share: 1 }])
  expect(hueDistance(hexToOklch(led.groundDeep).h, hexToOklch(own.groundDeep).h)).toBeLessThan(10)
  expect(hexToOklch(led.groundDeep).c).toBeLessThan(0.4 * hexToOklch(own.groundDeep).c)
  expect([led.ink, led.accent, led.onAccent, led.offer]).toEqual([own.ink, own.accent, own.onAccent, own.offer])
})

it('keeps the strength of a field beside a scene that is as strong', () => {
  const own = roles('red')
  const led = leadByScene('clean', own, [{ hex: '#d8161c', share: 1 }])
  expect(hexToOklch(led.groundDeep).c).toBeGreaterThan(0.9 * hexToOklch(own.groundDeep).c)
})
