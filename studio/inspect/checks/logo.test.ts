import { beforeAll, describe, expect, it } from 'vitest'
import type { Finding } from '#contract/ads/report.ts'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { addLayer, disc, findText, heroOf } from '#test/studio/change-layout.ts'
import { LOGOS } from '#test/pictures/logos.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { hexToOklch } from '../../color/oklch.ts'
import type { Layout, LogoLayer } from '../../layers/layout.ts'
import { makeAd, paintUntilPassed } from '../../make-ad/make-ad.ts'
import type { StudiedPhoto } from '../../photo/studied-photo.ts'
import { paintLayout } from '../../paint/paint-layout.ts'
import { inspectAd } from '../inspect-ad.ts'

const logo = LOGOS.dark
const signed = { webAddress: 'halden.example', legalLine: 'While stocks last.', callToAction: 'Download it now' }
let photos: StudiedPhoto[]
let good: { layout: Layout; findings: Finding[] }

beforeAll(async () => {
  photos = [await cutOutPhoto()]
  const ad = adFields({ adStyle: 'clean', ...signed })
  const { layout, report } = await makeAd({ ad, photos, logo, format: 'square', seed: 2, typesetter })
  good = { layout, findings: report.findings }
})

async function inspect(layout: Layout) {
  const painted = await paintLayout(layout, photos, typesetter, { logo })
  return inspectAd(layout, painted, photos, typesetter, logo).findings
}

function changeLogo({ layers, ...layout }: Layout, change: (box: LogoLayer['box']) => LogoLayer['box']): Layout {
  return {
    ...layout,
    layers: layers.map((layer) => (layer.kind === 'logo' ? { ...layer, box: change(layer.box) } : layer)),
  }
}

const without = ({ layers, ...layout }: Layout, ...parts: string[]): Layout => ({
  ...layout,
  layers: layers.filter(({ part }) => !parts.includes(part!)),
})

it('shows the whole sign-off and the user’s own call to action, and finds no fault in them', () => {
  expect(findText(good.layout, 'call-to-action').text).toBe('Download it now')
  expect(findText(good.layout, 'web-address').text).toBe('halden.example')
  expect(findText(good.layout, 'legal-line').text).toBe('While stocks last.')
  expect(good.layout.layers.filter(({ kind }) => kind === 'logo')).toHaveLength(1)
  expect(good.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(good.findings.map(({ rule }) => rule)).not.toContain('legal-line')
  // The policy on calls to action is ours to keep, and the user gets a warning of it.
  expect(good.findings).toContainEqual(expect.objectContaining({ rule: 'download', severity: 'warning' }))
})

describe.each<[what: string, rule: string, broken: (layout: Layout) => Layout]>([
  [
    'a logo on the words',
    'logo-clear',
    (ad) => changeLogo(ad, (box) => ({ ...box, ...at(findText(ad, 'headline').box) })),
  ],
  [
    'a logo on the product',
    'logo-clear',
    (ad) => changeLogo(ad, (box) => ({ ...box, ...middle(heroOf(ad).placement.box) })),
  ],
  ['a logo at the edge', 'safe-zone', (ad) => changeLogo(ad, (box) => ({ ...box, x: 2, y: 2 }))],
  ['a tiny logo', 'logo-size', (ad) => changeLogo(ad, (box) => ({ ...box, width: 90, height: 12 }))],
  ['a logo enlarged twice', 'logo-size', (ad) => changeLogo(ad, (box) => ({ ...box, width: 920, height: 122 }))],
  [
    'a disc over the logo',
    'logo-hidden',
    (ad) => {
      const { box } = ad.layers.find((layer) => layer.kind === 'logo')!
      return addLayer(ad, disc(box.x + box.width / 2, box.y + box.height / 2, box.width, '#ff3300'))
    },
  ],
])('%s', (_, rule, broken) => {
  it(`breaks the rule ${rule}`, async () => {
    expect(await inspect(broken(good.layout))).toContainEqual(expect.objectContaining({ rule, severity: 'error' }))
  })
})

const at = ({ x, y }: LogoLayer['box']) => ({ x: Math.round(x), y: Math.round(y) })
const middle = ({ x, y, width, height }: LogoLayer['box']) => at({ x: x + width / 2, y: y + height / 2, width, height })

it.each([
  ['legal-line', /^The legal line “While stocks last\.” does not fit/],
  ['web-address', /^The web address “halden\.example” does not fit/],
  ['logo', /^The logo does not fit/],
])('warns of a %s that is given and not shown', async (part, message) => {
  const findings = await inspect(without(good.layout, part))
  expect(findings).toContainEqual({
    rule: part,
    severity: 'warning',
    message: expect.stringMatching(message) as string,
  })
})

it('does not mention words that are changed to none', async () => {
  const { words } = good.layout.direction
  const { legalLine: _, ...others } = words
  const layout = { ...good.layout, direction: { ...good.layout.direction, words: others } }
  expect((await inspect(without(layout, 'legal-line'))).map(({ rule }) => rule)).not.toContain('legal-line')
})

it('lays a plate behind a dark logo on dark ground, on which it is made out', async () => {
  const { box } = good.layout.layers.find((layer) => layer.kind === 'logo')!
  // The disc is as wide as the logo, so it lies behind no other words.
  const dark = disc(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, '#101218')
  const bare = without(good.layout, 'legal-line', 'web-address')
  const front = bare.layers.findIndex(({ kind }) => kind === 'text' || kind === 'product' || kind === 'product-shadow')
  const broken = addLayer(bare, dark, front)
  const passed = await paintUntilPassed(broken, { photos, logo, typesetter }, [])
  const plate = passed?.layout.layers.find((layer) => layer.kind === 'shape' && layer.part === 'logo')
  const fill = plate?.kind === 'shape' && plate.fill
  expect(hexToOklch(fill && fill.type === 'solid' ? fill.color : '#000').l).toBeGreaterThan(0.7)
})
