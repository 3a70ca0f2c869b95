import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AD_STYLES, COLOR_PALETTES } from '#contract/choices.ts'
import { propertyRuns } from '#test/property-runs.ts'
import { COLOR_ROLES } from '#contract/word-parts.ts'
import { changeRoles } from './change-roles.ts'
import { contrastRatio } from './oklch.ts'
import { makeColorRoles } from './roles.ts'

const roles = makeColorRoles('clean', { palette: 'blue', customColors: [] })

it('changes nothing where nothing is changed', () => {
  expect(changeRoles(roles, {})).toEqual(roles)
})

it('changes a color and what follows from it, and nothing else', () => {
  const changed = changeRoles(roles, { accent: '#0b3d2e' })
  expect(changed).toEqual({ ...roles, accent: '#0b3d2e', onAccent: changed.onAccent })
})

it('keeps the distance of the deeper end of a field', () => {
  const changed = changeRoles(roles, { ground: '#f6e3d0' })
  expect(contrastRatio(changed.ground, changed.groundDeep)).toBeCloseTo(
    contrastRatio(roles.ground, roles.groundDeep),
    0,
  )
})

it('can be read, whatever color is chosen for whatever style', { tags: 'property' }, () => {
  const style = fc.constantFrom(...AD_STYLES.map(({ id }) => id))
  const palette = fc.constantFrom(...COLOR_PALETTES.map(({ id }) => id))
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(style, palette, fc.constantFrom(...COLOR_ROLES), hex, (adStyle, choice, role, color) => {
      const changed = changeRoles(makeColorRoles(adStyle, { palette: choice, customColors: [] }), { [role]: color })
      const written = { ground: 'ink', surface: 'onSurface', accent: 'onAccent', offer: 'onOffer' } as const
      expect(changed[role]).toBe(color)
      if (role !== 'ink') expect(contrastRatio(changed[written[role]], color)).toBeGreaterThanOrEqual(4.5)
    }),
    propertyRuns(200),
  )
})
