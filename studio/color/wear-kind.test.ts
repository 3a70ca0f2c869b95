import { describe, expect, it } from 'vitest'
import { AD_STYLES, COLOR_PALETTES, idsOf } from '#contract/choices.ts'
import { isCalm } from '../brief/thing-world.ts'
import { THING_KINDS } from '../language/thing-kinds.ts'
import { contrastRatio, hexToOklch, hueDistance } from './oklch.ts'
import { deepHue, makeColorRoles } from './roles.ts'
import { wearKind } from './wear-kind.ts'

const PALETTES = idsOf(COLOR_PALETTES).filter((palette) => palette !== 'custom')
const styles = idsOf(AD_STYLES)

describe.each(PALETTES)('the colors of %s for a kind of thing', (palette) => {
  it.each(styles)('can be read in %s, on field, plane, button and badge', (style) => {
    for (const kind of THING_KINDS) {
      const roles = wearKind(style, makeColorRoles(style, { palette, customColors: [] }), { kind })
      const pairs = [
        [roles.ink, roles.ground],
        [roles.ink, roles.groundDeep],
        [roles.onSurface, roles.surface],
        [roles.onAccent, roles.accent],
        [roles.onOffer, roles.offer],
      ] as const
      for (const [text, ground] of pairs) expect(contrastRatio(text, ground)).toBeGreaterThan(4.5)
    }
  })

  it('keep the palette’s hue, and a calm kind has no full field in bold', () => {
    const own = makeColorRoles('bold', { palette, customColors: [] })
    for (const kind of THING_KINDS.filter((one) => isCalm({ kind: one }))) {
      const field = hexToOklch(wearKind('bold', own, { kind }).ground)
      expect(hueDistance(field.h, deepHue(hexToOklch(own.ground).h))).toBeLessThan(12)
      expect(field.c).toBeLessThan(0.125)
    }
  })
})

it('gives a drill, a dress and a ring different accent colors', () => {
  const signs = (['tools', 'clothes', 'computers'] as const).map(
    (kind) => wearKind('bold', makeColorRoles('bold', { palette: 'blue', customColors: [] }), { kind }).accent,
  )
  expect(new Set(signs).size).toBe(3)
})
