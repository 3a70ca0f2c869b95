import { beforeAll, describe, expect, it } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import { adFields, cutOutPhoto } from '#test/ad-fields.ts'
import { packagedFonts } from '#test/packaged-fonts.ts'
import type { Layer, Layout, TextLayer } from '../layout/layout.ts'
import { makeAd } from '../make-ad.ts'
import { paintLayout, type StudiedPhoto } from '../paint/paint-layout.ts'
import { createTypesetter } from '../type/typesetter.ts'
import { encodeJpeg } from './encode-jpeg.ts'
import { inspectAd } from './inspect-ad.ts'
import { mendLayout } from './mend-layout.ts'

const typesetter = createTypesetter(packagedFonts)
let photos: StudiedPhoto[]

beforeAll(async () => {
  photos = [await cutOutPhoto()]
})

async function goodLayout(format: FormatId = 'square'): Promise<Layout> {
  return (await makeAd({ ad: adFields({ adStyle: 'clean' }), photos, format, seed: 2, typesetter })).layout
}

async function inspect(layout: Layout) {
  const painted = await paintLayout(layout, photos, typesetter)
  return { painted, report: inspectAd(layout, painted, photos, typesetter) }
}

async function errorRules(layout: Layout): Promise<string[]> {
  const { report } = await inspect(layout)
  return report.findings.filter((finding) => finding.severity === 'error').map((finding) => finding.rule)
}

function changeText(layout: Layout, role: TextLayer['role'], change: (layer: TextLayer) => Layer | undefined): Layout {
  const layers = layout.layers.flatMap((layer) => {
    const changed = layer.kind === 'text' && layer.role === role ? change(layer) : layer
    return changed ? [changed] : []
  })
  return { ...layout, layers }
}

const moved = (dx: number, dy: number) => (layer: TextLayer) => ({
  ...layer,
  x: layer.x + dx,
  y: layer.y + dy,
  box: { ...layer.box, x: layer.box.x + dx, y: layer.box.y + dy },
})

describe('the inspection', () => {
  it('finds nothing wrong with a good ad', async () => {
    expect(await errorRules(await goodLayout())).toEqual([])
  })

  it('finds a price in the colour of its ground, and mending makes it readable', async () => {
    const layout = await goodLayout()
    const broken = changeText(layout, 'price', (layer) => ({ ...layer, color: layout.direction.colors.ground }))
    const { painted, report } = await inspect(broken)
    expect(report.findings).toContainEqual(expect.objectContaining({ rule: 'contrast', severity: 'error' }))
    const mended = mendLayout(broken, painted, report)!
    expect(await errorRules(mended)).toEqual([])
  })

  it('finds text that is too small to read', async () => {
    const tiny = changeText(await goodLayout(), 'price', (layer) => ({ ...layer, sizePx: 9 }))
    expect(await errorRules(tiny)).toContain('text-size')
  })

  it('finds text in the part of a story that belongs to the platform', async () => {
    const layout = await goodLayout('instagram_story')
    expect(await errorRules(changeText(layout, 'headline', moved(0, -200)))).toContain('layout')
  })

  it('finds text on the product, and text on text', async () => {
    const layout = await goodLayout()
    const product = layout.layers.find((layer) => layer.kind === 'product')!
    const { box } = product.placement
    const onto = (to: { x: number; y: number }) => (layer: TextLayer) =>
      moved(to.x - layer.box.x, to.y - layer.box.y)(layer)
    const onProduct = changeText(layout, 'price', onto({ x: box.x + box.width * 0.3, y: box.y + box.height * 0.4 }))
    expect(await errorRules(onProduct)).toContain('layout')
    const headline = layout.layers.find((layer) => layer.kind === 'text' && layer.role === 'headline') as TextLayer
    expect(await errorRules(changeText(layout, 'price', onto(headline.box)))).toContain('layout')
  })

  it.each(['call-to-action', 'price', 'name'] as const)('misses the %s when it is not there', async (role) => {
    expect(await errorRules(changeText(await goodLayout(), role, () => undefined))).toContain('layout')
  })

  it('finds a letter that the product hides', async () => {
    const layout = await goodLayout()
    const product = layout.layers.find((layer) => layer.kind === 'product')!
    const { box } = product.placement
    const layers = layout.layers.filter((layer) => layer.kind !== 'text' || layer.role !== 'headline')
    const headline = layout.layers.find((layer) => layer.kind === 'text' && layer.role === 'headline') as TextLayer
    const under = moved(box.x + box.width * 0.4 - headline.box.x, box.y + box.height * 0.4 - headline.box.y)(headline)
    const hidden = [
      ...layers.slice(0, layers.indexOf(product)),
      { ...under, behindProduct: true },
      ...layers.slice(layers.indexOf(product)),
    ]
    expect(await errorRules({ ...layout, layers: hidden })).toContain('occlusion')
  })

  it('warns of words that a platform may refuse, and leaves them as they are', async () => {
    const ad = adFields({ taglines: ['Download it now!!'] })
    const { report } = await makeAd({ ad, photos, format: 'square', seed: 2, typesetter })
    const rules = report.findings.filter((finding) => finding.severity === 'warning').map((finding) => finding.rule)
    expect(rules).toEqual(expect.arrayContaining(['punctuation', 'download']))
    expect(report.runs.map((run) => run.text)).toContain('Download it now!!')
  })
})

describe('the file', () => {
  it('gives up quality before it weighs more than its format takes', async () => {
    const noise = new Uint8Array(300 * 250 * 4).map((_, index) => (index % 4 === 3 ? 255 : (index * 7919) % 251))
    const { jpeg, quality } = await encodeJpeg(noise, 'google_display', 'compositeSynthetic')
    expect(jpeg.byteLength).toBeLessThanOrEqual(150_000)
    expect(quality).toBeLessThan(96)
  })
})
