import { expect, it } from 'vitest'
import type { AdFormat } from '#contract/sizes.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Point } from '../../layers/layout.ts'
import { groundLayers } from './ground-falls.ts'

it('an arch stands behind a product in a banner, and nowhere else there', () => {
  const archOn = (format: AdFormat, at?: Point) =>
    groundLayers(
      { canvas: makeCanvas(format) } as ComposeContext,
      { falls: 'arch' },
      { color: '#ffffff', opacity: 0.5, isDark: false, ...(at && { at }) },
    )
  expect(archOn('instagram_feed')).toHaveLength(2)
  expect(archOn('leaderboard', [500, 45])).toHaveLength(2)
  expect(archOn('leaderboard')).toEqual([])
})
