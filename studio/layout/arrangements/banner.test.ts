import { describe, expect, it } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { asDesigned } from '#test/studio/as-designed.ts'
import { discPhoto } from '#test/studio/hand-made-layout.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { right } from '../../basics/boxes.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import type { ComposeContext } from '../compose-context.ts'
import { groundLook } from '../sets/style-ground.ts'
import { arrangeBanner, type Banner } from './banner.ts'

const SIZES = [
  [728, 90],
  [970, 90],
  [468, 60],
  [320, 50],
] as const

function contextOf([widthPx, heightPx]: readonly [number, number]): ComposeContext {
  const fields = adFields({
    productName: 'Calmere',
    taglines: ['Quiet power'],
    productPrice: '$29',
    productDiscount: null,
  })
  const direction = asDesigned(directAd(makeBrief(fields, 4), discPhoto(), { format: 'leaderboard', seed: 4 }))
  const canvas = { ...makeCanvas('leaderboard'), widthPx, heightPx, side: heightPx }
  const variation = { headlineScale: 1, headlineMaxPx: Infinity, picture: 0 as const }
  return { canvas, direction, photos: [], hero: discPhoto(), typesetter, candidate: 0, variation }
}

/** Returns where words, picture and offer begin and end, with a picture as long as the banner is high. */
function reachOf(size: readonly [number, number], tune: Banner['tune']) {
  const context = contextOf(size)
  const reach: { name: string; from: number; to: number }[] = []
  const layers = arrangeBanner(context, {
    look: groundLook(context),
    tune,
    picture: (_room, untilPx) => {
      const box = { x: untilPx - size[1], y: 0, width: size[1], height: size[1] }
      reach.push({ name: 'picture', from: box.x, to: untilPx })
      return { box, dress: () => ({ behind: [] }) }
    },
  })
  for (const layer of layers ?? []) {
    if (layer.kind !== 'text') continue
    const name = layer.part === 'headline' || layer.part === 'name' ? 'words' : 'offer'
    reach.push({ name, from: layer.box.x, to: right(layer.box) })
  }
  return reach.toSorted((one, other) => one.from - other.from)
}

describe('a low banner of any size', () => {
  it.each(SIZES)('keeps its parts apart and in their order at %i x %i', (...size) => {
    const orders = {
      'picture between': ['words', 'words', 'picture', 'offer', 'offer'],
      'picture last': ['words', 'words', 'offer', 'offer', 'picture'],
    } as const
    for (const [order, names] of Object.entries(orders)) {
      const reach = reachOf(size, { order: order as keyof typeof orders })
      expect(reach.map(({ name }) => name)).toEqual(names)
      expect(reach[0]!.from).toBeGreaterThan(0)
      expect(reach.at(-1)!.to).toBeLessThanOrEqual(size[0])
      reach.forEach(({ name, from }, at) => {
        const before = reach.slice(0, at).filter((other) => other.name !== name)
        for (const other of before) expect(from).toBeGreaterThan(other.to)
      })
    }
  })

  it('grows with its height', () => {
    const [large, small] = [reachOf([1456, 180], {}), reachOf([728, 90], {})]
    small.forEach(({ from, to }, at) => {
      // Faces with optical sizes are a little narrower when they are large.
      expect(Math.abs(large[at]!.from / 2 - from)).toBeLessThan(20)
      expect(Math.abs(large[at]!.to / 2 - to)).toBeLessThan(20)
    })
  })
})
