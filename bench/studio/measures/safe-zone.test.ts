import { expect, test } from 'vitest'
import type { Layout } from '#studio/index.ts'
import { handMadeLayout } from '#test/studio/hand-made-layout.ts'
import type { Layer } from './layers.ts'
import { findSafeZoneFaults } from './safe-zone.ts'

const PRICE = { x: 80, y: 420, width: 720, height: 260 }

function story(seal: { center: [number, number]; radius: number }): Layout {
  const layout = handMadeLayout({ format: 'instagram_story', texts: [{ role: 'price', box: PRICE }] })
  const shape = { type: 'ellipse' as const, center: seal.center, rx: seal.radius, ry: seal.radius }
  const layer: Layer = { kind: 'shape', part: 'offer', shape, fill: { type: 'solid', color: '#ffcc00' } }
  return { ...layout, layers: [layer, ...layout.layers] }
}

function faults(layout: Layout): string[] {
  const [layer] = layout.layers.filter((each) => each.kind === 'text')
  const ink = { layer: layer!, box: PRICE, coverage: new Uint8Array(PRICE.width * PRICE.height) }
  return findSafeZoneFaults(
    layout,
    [{ ...ink, touched: { widthPx: 0, heightPx: 0, data: new Uint8Array() } }],
    undefined,
  )
}

test('a seal under a price may leave a story at its side, and not under what the platform covers', () => {
  expect(faults(story({ center: [440, 755], radius: 484 }))).toEqual([])
  expect(faults(story({ center: [440, 700], radius: 484 }))).toHaveLength(1)
})
