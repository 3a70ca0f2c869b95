import { beforeAll, describe, expect, it } from 'vitest'
import { adInFamily } from '#test/studio/ad-in-family.ts'
import { standingProduct } from '#test/pictures/standing-product.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { findCompanions, isStandingLayer, photoOf } from '../../layers/placement.ts'
import type { Layer, Layout, ProductLayer } from '../../layers/layout.ts'
import { paintLayout } from '../../paint/paint-layout.ts'
import { inspectAd } from '../inspect-ad.ts'

const photos = [standingProduct(240, 640), standingProduct(240, 640, [40, 120, 200, 255])]
let good: Layout
let companion: ProductLayer

beforeAll(async () => {
  good = (await adInFamily('pool', { adStyle: 'luxury', format: 'instagram_story', photos })).layout
  companion = findCompanions(good.layers)[0]!
})

async function errorsIn(layers: Layer[]): Promise<string[]> {
  const layout = { ...good, layers }
  const { findings } = inspectAd(layout, await paintLayout(layout, photos, typesetter), photos, typesetter)
  return findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)
}

const replaced = (own: Layer[]) => good.layers.flatMap((layer) => (layer === companion ? own : [layer]))

describe('the inspection of an ad with two products', () => {
  it('finds nothing wrong with a good one, though the hero hides a part of the other', async () => {
    expect(companion).toBeDefined()
    expect(await errorsIn(good.layers)).toEqual([])
  })

  it('finds a companion before the hero', async () => {
    const others = good.layers.filter((layer) => layer !== companion)
    expect(await errorsIn([...others, companion])).toContain('companions')
  })

  it('finds a companion that is cut off by the canvas', async () => {
    const { box } = companion.placement
    const placement = { ...companion.placement, box: { ...box, x: good.widthPx - box.width / 2 } }
    expect(await errorsIn(replaced([{ ...companion, placement }]))).toContain('companions')
  })

  it('finds a sticker that lies on a companion', async () => {
    const { box } = companion.placement
    const sticker: Layer = {
      kind: 'shape',
      shape: { type: 'rect', box: { x: box.x + 0.3 * box.width, y: box.y + 60, width: 0.6 * box.width, height: 120 } },
      fill: { type: 'solid', color: '#ffe000' },
    }
    expect(await errorsIn(replaced([companion, sticker]))).toContain('product-pixels')
  })

  it('finds a companion that is stretched', async () => {
    const { box } = companion.placement
    const placement = { ...companion.placement, box: { ...box, height: Math.round(box.height * 0.93) } }
    const layers = good.layers.map((layer): Layer =>
      isStandingLayer(layer) && photoOf(layer) === 1 ? { ...layer, placement } : layer,
    )
    expect(await errorsIn(layers)).toContain('product-shape')
  })
})
