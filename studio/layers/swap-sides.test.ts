import { describe, expect, it } from 'vitest'
import { handMadeLayout } from '#test/studio/hand-made-layout.ts'
import type { Layer } from './layout.ts'
import { makeCanvas } from '../canvas/canvas.ts'
import { swapSides } from './swap-sides.ts'

const button: Layer = {
  kind: 'shape',
  part: 'call-to-action',
  shape: { type: 'rect', box: { x: 80, y: 930, width: 260, height: 80 } },
  fill: { type: 'solid', color: '#222222' },
}
const column = handMadeLayout({
  texts: [
    { role: 'headline', box: { x: 80, y: 90, width: 440, height: 190 } },
    { role: 'call-to-action', box: { x: 120, y: 950, width: 180, height: 40 } },
  ],
  product: { x: 560, y: 330, width: 480, height: 480 },
  shapes: [button],
}).layers
const canvas = makeCanvas('instagram_feed')

describe('a column of words beside the picture', () => {
  it('changes sides with it, keeping its own edge and its margin', () => {
    const sidesSwapped = swapSides(column, canvas)!
    const texts = sidesSwapped.filter((layer) => layer.kind === 'text')
    expect(texts.map((text) => text.box.x)).toEqual([560, 600])
    expect(sidesSwapped).toContainEqual({
      ...button,
      shape: { type: 'rect', box: { x: 560, y: 930, width: 260, height: 80 } },
    })
    expect(sidesSwapped.find((layer) => layer.kind === 'product')?.placement.box.x).toBe(40)
  })

  it('leaves what lies near it to the place, unless it says that it belongs to the words', () => {
    const box = { x: 90, y: 290, width: 20, height: 20 }
    const fleck: Layer = { kind: 'shape', shape: { type: 'rect', box }, fill: { type: 'solid', color: '#222222' } }
    const swapped = swapSides([{ ...fleck, part: 'set' }, ...column], canvas)
    expect(swapped?.[0]).toMatchObject({ shape: { box: { ...box, x: 970 } } })
    const ticked = swapSides([{ ...fleck, part: 'proof' }, ...column], canvas)
    expect(ticked?.[0]).toMatchObject({ shape: { box: { ...box, x: 570 } } })
  })

  it('stays on a ruled sheet', () => {
    const box = { x: 71, y: 0, width: 2, height: 1080 }
    expect(
      swapSides([{ kind: 'shape', part: 'set', shape: { type: 'rect', box }, isRule: true }, ...column], canvas),
    ).toBe(undefined)
  })

  it('is none where words run over or under the picture', () => {
    const over = handMadeLayout({
      texts: [{ role: 'headline', box: { x: 80, y: 90, width: 900, height: 190 } }],
      product: { x: 560, y: 330, width: 480, height: 480 },
    })
    expect(swapSides(over.layers, canvas)).toBeUndefined()
  })
})
