import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AD_STYLES, COLOR_PALETTES, idsOf } from '#contract/choices.ts'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { propertyRuns } from '#test/property-runs.ts'
import type { ComposeContext } from '../layout/compose-context.ts'
import { makeCanvas } from '../canvas/canvas.ts'
import { seamlessLook } from '../layout/sets/seamless-look.ts'
import { tintedGround } from '../layout/picture/tint-backdrop.ts'
import { studyPhoto } from '../photo/study-photo.ts'
import { contrastRatio, hexToOklch, hueDistance, readColor } from './oklch.ts'
import { type ColorRoles, makeColorRoles } from './roles.ts'

const STYLES = idsOf(AD_STYLES)
const custom = (style: (typeof STYLES)[number], customColors: readonly string[]) =>
  makeColorRoles(style, { palette: 'custom', customColors })

/** Every pair of ink and ground in which a composition sets text, from the ground to its far end. */
const READ: [ink: keyof ColorRoles, ground: keyof ColorRoles][] = [
  ['ink', 'ground'],
  ['ink', 'groundDeep'],
  ['inkSoft', 'ground'],
  ['inkSoft', 'groundDeep'],
  ['onSurface', 'surface'],
  ['onSurface', 'surfaceDeep'],
  ['onAccent', 'accent'],
  ['onOffer', 'offer'],
]

const unreadable = (roles: ColorRoles) =>
  READ.filter(([ink, ground]) => contrastRatio(roles[ink], roles[ground]) < 4.5).map((pair) => pair.join(' on '))

const PALETTES: Record<string, string[]> = {
  'near-identical': ['#3366cc', '#3367cc', '#3466cd'],
  'all dark': ['#050505', '#0a0a0a', '#101010', '#0b0710'],
  'all neon': ['#39ff14', '#ff073a', '#ffff33', '#00ffff', '#ff00ff'],
  'white on white': ['#ffffff', '#fefefe', '#fff'],
  'one color': ['#8c1d40'],
  'one of middle lightness': ['#7da36b'],
  five: ['#264653', '#2a9d8f', '#e9c46a', '#f4a261', '#e76f51'],
  pastel: ['#ffd1dc', '#c1e1c1', '#e6e6fa'],
  'half seen': ['rgba(255, 0, 0, 0.3)', '#00f8', 'hsl(120 80% 40% / 0.5)'],
  'not seen at all': ['transparent', '#ffffff00'],
  named: ['tomato', 'teal', 'rebeccapurple'],
  'grey scale': ['#222', '#777', '#ccc'],
  'black and gold': ['#000000', '#d4af37'],
  unreadable: ['not a color', '#12', '', '🎨'],
  none: [],
}

describe.each(STYLES)('the roles of %s', (style) => {
  it.each(COLOR_PALETTES.filter(({ id }) => id !== 'custom'))('can be read in $id', ({ id }) => {
    expect(unreadable(makeColorRoles(style, { palette: id, customColors: [] }))).toEqual([])
  })

  it.each(Object.entries(PALETTES))('can be read in custom colors that are %s', (_, colors) => {
    expect(unreadable(custom(style, colors))).toEqual([])
  })

  it('ignore a custom color that cannot be read', () => {
    expect(custom(style, PALETTES.unreadable!)).toEqual(custom(style, []))
    expect(custom(style, PALETTES['not seen at all']!)).toEqual(custom(style, []))
  })
})

const channel = fc.integer({ min: 0, max: 255 })
const anyColor = fc.oneof(
  fc.tuple(channel, channel, channel).map(([r, g, b]) => `rgb(${r}, ${g}, ${b})`),
  fc.tuple(channel, channel, channel, fc.double({ min: 0, max: 1, noNaN: true })).map((c) => `rgba(${c.join(', ')})`),
  fc.integer({ min: 0, max: 360 }).map((hue) => `hsl(${hue} 100% 50%)`),
  channel.map((grey) => `rgb(${grey} ${grey} ${grey})`),
  fc.constantFrom('gold', 'navy', 'no color', 'oklch(70% 0.3 140)', 'color(display-p3 1 0 0)'),
)
const palette = fc.record({ style: fc.constantFrom(...STYLES), colors: fc.array(anyColor, { maxLength: 5 }) })

it(
  'can be read whatever colors were chosen, and are plain sRGB colors, the same every time',
  { tags: 'property' },
  () => {
    fc.assert(
      fc.property(palette, ({ style, colors }) => {
        const roles = custom(style, colors)
        expect(unreadable(roles)).toEqual([])
        for (const color of Object.values(roles)) expect(color).toMatch(/^#[0-9a-f]{6}$/)
        expect(custom(style, colors)).toEqual(roles)
      }),
      propertyRuns(3_000),
    )
  },
)

/** A color with less chroma than this has no hue that a person would name. */
const COLORED = 0.06
/** Two hues nearer than this are called by the same name. */
const SAME_NAME_DEGREES = 25

it('show the first of the chosen colors: its hue is seen, on something that is colored', { tags: 'property' }, () => {
  fc.assert(
    fc.property(palette, ({ style, colors }) => {
      const chosen = colors.flatMap((color) => readColor(color) ?? [])[0]
      if (!chosen || chosen.c < COLORED) return
      const shown = Object.values(custom(style, colors)).map(hexToOklch)
      const near = shown.filter(({ c, h }) => c >= 0.02 && hueDistance(h, chosen.h) <= SAME_NAME_DEGREES)
      expect(near).not.toEqual([])
    }),
    propertyRuns(2_000),
  )
})

it.each([
  ['teal before amber', '#0f766e', '#f59e0b'],
  ['beige before rust', '#d9c3a0', '#b7410e'],
  ['slate before red', '#475569', '#dc2626'],
])('keep her order: %s', (_, first, second) => {
  for (const style of STYLES) {
    const [one, other] = [custom(style, [first, second]), custom(style, [second, first])]
    expect(hueDistance(hexToOklch(one.ground).h, readColor(first)!.h)).toBeLessThan(SAME_NAME_DEGREES)
    expect(hueDistance(hexToOklch(other.ground).h, readColor(second)!.h)).toBeLessThan(SAME_NAME_DEGREES)
    const accents = [one.accent, one.offer, one.glow, one.surface].map(hexToOklch)
    expect(accents.some(({ h }) => hueDistance(h, readColor(second)!.h) < SAME_NAME_DEGREES)).toBe(true)
  }
})

it('lay every ad in the chosen hue, playful too', () => {
  for (const style of STYLES) {
    for (const [palette, hue] of Object.entries({ blue: 258, red: 25, green: 150, purple: 300, yellow: 92 })) {
      const roles = makeColorRoles(style, { palette: palette as 'blue', customColors: [] })
      // The shade of a yellow is amber: darker, its own hue is an olive.
      const same = SAME_NAME_DEGREES + (palette === 'yellow' && style === 'modern' ? 10 : 0)
      for (const field of [roles.ground, roles.groundDeep]) {
        expect({ style, palette, off: hueDistance(hexToOklch(field).h, hue) > same }).toEqual({
          style,
          palette,
          off: false,
        })
      }
    }
  }
})

it('show a color that can carry words as it was chosen', () => {
  const blue = '#1d4ed8'
  expect(custom('clean', [blue]).accent).toBe(blue)
  expect(custom('corporate', [blue]).accent).toBe(blue)
  expect(custom('bold', [blue]).ground).toBe(blue)
  expect(custom('bold', ['#ffb703']).ground).toBe('#ffb703')
})

it('take a translucent color as it looks on paper', () => {
  expect(readColor('rgba(255, 0, 0, 0.5)')!.l).toBeCloseTo(readColor('#ff8080')!.l, 2)
  expect(readColor('transparent')).toBeUndefined()
})

it('leave gold to the accent of luxury, by day too', () => {
  const pixels = drawPixels(
    400,
    400,
    [238, 238, 238, 255],
    [(x, y) => (Math.hypot(x - 200, y - 200) < 90 ? [40, 60, 90, 255] : undefined)],
  )
  const photos = [{ pixels, study: studyPhoto(pixels) }]
  const colors = makeColorRoles('luxury', { palette: 'blue', customColors: [] })
  const direction = { style: 'luxury', colors }
  const context = {
    canvas: makeCanvas('square'),
    direction,
    photos,
    hero: photos[0]!.study,
  } as unknown as ComposeContext
  for (const { base, blobs } of [seamlessLook(context).ground, tintedGround(context)]) {
    for (const color of [base, ...blobs.map((blob) => blob.color)]) {
      expect(hueDistance(hexToOklch(color).h, 258)).toBeLessThan(SAME_NAME_DEGREES)
    }
  }
})
