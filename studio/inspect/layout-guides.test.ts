import { expect, it } from 'vitest'
import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { firstLayout } from '#test/studio/first-layout.ts'
import { overlap } from '../basics/boxes.ts'
import { contains } from '../layers/box.ts'
import { layoutGuides } from './layout-guides.ts'

it.each(MAIN_FORMAT_IDS)(
  'finds every part of an ad for %s, its words inside of the safe area and on their baselines',
  async (format) => {
    const photo = await cutOutPhoto()
    const layout = firstLayout({ ad: adFields({ productDiscount: '20% off' }), photo, format, seed: 3 })!
    const { safe, inner, parts, baselines } = layoutGuides(layout)
    const canvas = { x: 0, y: 0, width: layout.widthPx, height: layout.heightPx }
    expect([contains(canvas, safe), contains(canvas, inner)]).toEqual([true, true])
    expect(new Set(parts.map(({ part }) => part)).size).toBe(parts.length)
    const words = layout.layers.filter((layer) => layer.kind === 'text')
    expect(parts.map(({ part }) => part)).toEqual(expect.arrayContaining(['product', ...words.map(({ part }) => part)]))
    for (const layer of words) {
      expect(contains(safe, layer.box)).toBe(true)
      expect(contains(parts.find(({ part }) => part === layer.part)!.box, layer.box)).toBe(true)
    }
    expect(baselines).toHaveLength(words.flatMap(({ lines }) => lines).length)
    for (const [[x1, y1], [x2, y2]] of baselines) {
      expect(x2).toBeGreaterThan(x1)
      const line = { x: x1, y: Math.min(y1, y2) - 1, width: x2 - x1, height: Math.abs(y2 - y1) + 2 }
      expect(words.some(({ box }) => overlap(box, line) > 0)).toBe(true)
    }
  },
)
