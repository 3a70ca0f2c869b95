import { expect, it } from 'vitest'
import { AD_STYLES, COLOR_PALETTES } from '#contract/choices.ts'
import { nearestPalette, previewUrl } from './style-previews.ts'

it('has a different picture of every style in every palette', () => {
  const palettes = COLOR_PALETTES.filter(({ id }) => id !== 'custom')
  const urls = AD_STYLES.flatMap(({ id: style }) =>
    palettes.map(({ id }) => previewUrl(style, { colorPalette: id, customColors: [] })),
  )
  expect(urls.every((url) => url !== undefined)).toBe(true)
  expect(new Set(urls).size).toBe(AD_STYLES.length * palettes.length)
})

it('shows every style before a palette is chosen', () => {
  for (const { id } of AD_STYLES)
    expect(previewUrl(id, { colorPalette: null, customColors: ['#123456'] })).toBeDefined()
})

it.each([
  [['#3B82F6'], 'blue'],
  [['#f3f4f6', '#0a0'], 'green'],
  [['', 'tomato', '#E11D48'], 'red'],
  [['#a855f7'], 'purple'],
  [['#facc15'], 'yellow'],
  [['#888888', 'nonsense'], undefined],
])('replaces %s by %s', (colors, palette) => {
  expect(nearestPalette(colors)).toBe(palette)
  expect(previewUrl('clean', { colorPalette: 'custom', customColors: colors })).toBeDefined()
})
