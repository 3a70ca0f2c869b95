import type { Box } from '#contract/ads/report.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { addLayer, changeText, findText } from '#test/studio/change-layout.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { overlap } from '../basics/boxes.ts'
import { contrastRatio, hexToOklch, hueDistance } from '../color/oklch.ts'
import { isStandingLayer } from '../layers/placement.ts'
import type { Layer, Layout, TextRole } from '../layers/layout.ts'
import { composeAd, makeAd, paintUntilPassed } from '../make-ad/make-ad.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import type { StudioStage } from '../make-ad/stages.ts'
import type { Typesetter } from '../type/typesetter.ts'

let photos: StudiedPhoto[]
let good: Layout

beforeAll(async () => {
  photos = [await cutOutPhoto()]
  good = (await makeAd({ ad: adFields({ adStyle: 'clean' }), photos, format: 'square', seed: 2, typesetter })).layout
})

async function mend(layout: Layout) {
  const problems: string[] = []
  const stages: StudioStage[] = []
  const onStage = (stage: StudioStage) => void stages.push(stage)
  return { stages, passed: await paintUntilPassed(layout, { photos, typesetter, onStage }, problems), problems }
}

/** Lays a plate of these colors behind a run, and behind the product, in stripes as wide as a stroke. */
function withPlate(layout: Layout, role: TextRole, color: string, plate: string[]): Layout {
  const { box } = findText(layout, role)
  const stripe = 4
  const stripes: Layer[] = Array.from({ length: Math.ceil(box.width / stripe) + 4 }, (_, index) => {
    const at = { x: box.x + (index - 2) * stripe, y: box.y - 8, width: stripe, height: box.height + 16 }
    const fill = { type: 'solid' as const, color: plate[index % plate.length]! }
    return { kind: 'shape', shape: { type: 'rect', box: at }, fill }
  })
  const front = layout.layers.findIndex((layer) => layer.kind === 'text' || isStandingLayer(layer))
  // The good ad's own plates between the product and the words would cover it.
  const bare = layout.layers.filter((layer, index) => index < front || layer.kind !== 'shape' || layer.isInk)
  const plated = stripes.reduce((ad, layer, index) => addLayer(ad, layer, front + index), { ...layout, layers: bare })
  return changeText(plated, role, (text) => ({ ...text, color }))
}

function scrimsOf(mended: Layout, broken: Layout): { layer: Layer; box: Box }[] {
  return mended.layers.flatMap((layer) =>
    layer.kind === 'shape' && layer.shape.type === 'rect' && layer.blurPx && !broken.layers.includes(layer)
      ? [{ layer, box: layer.shape.box }]
      : [],
  )
}

describe('mending', () => {
  it('leaves an ad as it is that has nothing wrong', async () => {
    const { passed, problems, stages } = await mend(good)
    expect(passed?.layout).toBe(good)
    expect([problems, stages]).toEqual([[], ['paint', 'inspect']])
  })

  it('moves an ink away from its ground and keeps its hue', async () => {
    const broken = withPlate(good, 'price', '#4f7fd6', ['#2f5cb8'])
    const { passed, problems, stages } = await mend(broken)
    const price = findText(passed!.layout, 'price')
    expect(problems.join()).toContain('hard to read')
    expect(stages).toEqual(['paint', 'inspect', 'paint', 'inspect'])
    expect(contrastRatio(price.color, '#2f5cb8')).toBeGreaterThanOrEqual(4.5)
    const [before, after] = [hexToOklch('#4f7fd6'), hexToOklch(price.color)]
    if (after.c > 0.02) expect(hueDistance(before.h, after.h)).toBeLessThan(12)
  })

  it('moves an ink further where a line under the words takes of its contrast', async () => {
    const ruled = withPlate(good, 'price', '#c7003a', ['#fbf4f4'])
    const { box } = findText(ruled, 'price')
    const rule: Layer = {
      kind: 'shape',
      shape: { type: 'rect', box: { ...box, y: box.y + 0.45 * box.height, height: 0.09 * box.height } },
      fill: { type: 'solid', color: '#dfb0b8' },
    }
    const front = ruled.layers.findIndex((layer) => layer.kind === 'text' || isStandingLayer(layer))
    const { passed, problems } = await mend(addLayer(ruled, rule, front))
    expect(problems.join()).toContain('hard to read')
    expect(findText(passed!.layout, 'price').color).not.toBe('#c7003a')
    expect(passed!.report.runs.find((run) => run.role === 'price')!.contrast).toBeGreaterThanOrEqual(4.5)
  })

  it('lays a scrim where no ink would do, behind the words and the product', async () => {
    const broken = withPlate(good, 'price', '#808080', ['#a5a5a5', '#5a5a5a'])
    const { passed } = await mend(broken)
    const order = passed!.layout.layers
    const scrims = scrimsOf(passed!.layout, broken)
    expect(scrims.some(({ box }) => overlap(box, findText(broken, 'price').box) > 0)).toBe(true)
    const front = order.findIndex((layer) => layer.kind === 'text' || isStandingLayer(layer))
    for (const { layer } of scrims) expect(order.indexOf(layer)).toBeLessThan(front)
    expect(passed!.report.runs.find((run) => run.role === 'price')!.contrast).toBeGreaterThanOrEqual(4.5)
  })

  describe('on Facebook, which refuses pictures of buttons', () => {
    let facebook: Layout
    beforeAll(async () => {
      const ad = adFields({ adStyle: 'clean' })
      facebook = (await makeAd({ ad, photos, format: 'facebook_feed', seed: 2, typesetter })).layout
    })

    it('mends the arrow of a plate together with its words', async () => {
      const pale = withPlate(facebook, 'call-to-action', '#d9dde2', ['#e6e9ee'])
      const { passed } = await mend(pale)
      const action = findText(passed!.layout, 'call-to-action')
      expect(action.color).not.toBe('#d9dde2')
      const inked = passed!.layout.layers.filter((layer) => layer.kind === 'shape' && layer.isInk)
      expect(inked.length).toBeGreaterThan(0)
      for (const layer of inked) expect(layer).toMatchObject({ fill: { color: action.color } })
    })

    it('lays a scrim behind a label, and takes it for no button', async () => {
      const striped = withPlate(facebook, 'call-to-action', '#808080', ['#a5a5a5', '#5a5a5a'])
      const { passed, problems } = await mend(striped)
      expect(problems.join()).not.toContain('looks like a button')
      expect(scrimsOf(passed!.layout, striped).length).toBeGreaterThan(0)
    })
  })

  it('gives up what no rule can mend, and says why', async () => {
    const { passed, problems, stages } = await mend(changeText(good, 'price', () => undefined))
    expect(passed).toBeUndefined()
    expect(stages).toEqual(['paint', 'inspect'])
    expect(problems.join()).toContain('The price is missing.')
  })

  it('takes the next composition where the first cannot be mended, and reports each stage as it begins', async () => {
    const { direction, format, seed } = good
    const first = findText(good, 'headline')
    // A font that fails at the very size at which the first composition sets its headline.
    const failing: Typesetter = {
      ...typesetter,
      drawText(ctx, text, options) {
        if (text.text !== first.text || text.sizePx !== first.sizePx) typesetter.drawText(ctx, text, options)
      },
    }
    const stages: StudioStage[] = []
    const onStage = (stage: StudioStage) => void stages.push(stage)
    const { layout, report } = await composeAd({ direction, format, photos, seed, typesetter: failing, onStage })
    expect(stages.slice(0, 5)).toEqual(['layout', 'paint', 'inspect', 'layout', 'paint'])
    expect(stages.at(-1)).toBe('inspect')
    expect([layout.family, layout.candidate]).not.toEqual([good.family, good.candidate])
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
