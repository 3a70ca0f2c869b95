import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { wordProblems } from '#test/studio/check-words.ts'
import { propertyRuns } from '#test/property-runs.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import type { ColorRoles } from '../color/roles.ts'
import type { Layout, TextLayer } from '../layers/layout.ts'
import { composeAd, makeAd } from '../make-ad/make-ad.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import { paintLayout } from '../paint/paint-layout.ts'
import { inspectAd, type PixelReport } from './inspect-ad.ts'

let photos: StudiedPhoto[]
const good: Layout[] = []

beforeAll(async () => {
  photos = [await cutOutPhoto()]
  for (const format of ['google_display', 'leaderboard', 'square'] as const) {
    const ad = adFields({ productDiscount: '20% off', adStyle: format === 'square' ? 'bold' : 'playful' })
    good.push((await makeAd({ ad, photos, format, seed: 4, typesetter })).layout)
  }
})

const errorsOf = ({ findings }: Pick<PixelReport, 'findings'>) =>
  findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)

type Breakage = (layer: TextLayer) => TextLayer | undefined

const moved =
  (dx: number, dy: number): Breakage =>
  (layer) => ({
    ...layer,
    x: layer.x + dx,
    y: layer.y + dy,
    box: { ...layer.box, x: layer.box.x + dx, y: layer.box.y + dy },
  })

/** Changes that a careless composition might make to one run. */
const breakage: fc.Arbitrary<Breakage> = fc.oneof(
  fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 })).map(([dx, dy]) => moved(dx, dy)),
  fc.constant<Breakage>(() => undefined),
  fc.constant<Breakage>((layer) => ({ ...layer, lines: layer.lines.slice(1) })),
  fc.constant<Breakage>((layer) => ({ ...layer, lines: [...layer.lines, ...layer.lines] })),
  fc.string({ minLength: 1, maxLength: 8 }).map<Breakage>((text) => (layer) => ({ ...layer, text: layer.text + text })),
)

it(
  'refuses every ad in which something is wrong with the words, by whatever means it came about',
  { tags: 'property' },
  async () => {
    let refused = 0
    const runs = propertyRuns(45)
    await fc.assert(
      fc.asyncProperty(fc.nat(2), fc.nat(9), breakage, async (which, at, breakRun) => {
        const layout = good[which]!
        const texts = layout.layers.filter((layer) => layer.kind === 'text')
        const chosen = texts[at % texts.length]
        const layers = layout.layers.flatMap((layer) => (layer === chosen ? (breakRun(chosen) ?? []) : layer))
        const broken = { ...layout, layers }
        const problems = wordProblems(broken, photos[0]!.study, typesetter)
        if (problems.length === 0) return
        const report = inspectAd(broken, await paintLayout(broken, photos, typesetter), photos, typesetter)
        expect({ problems, errors: errorsOf(report) }).not.toEqual({ problems, errors: [] })
        refused += 1
      }),
      runs,
    )
    expect(refused).toBeGreaterThan(0.4 * runs.numRuns)
  },
)

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('lets no ad out with an error, whatever colors an art direction dreams up', { tags: 'property' }, async () => {
  const roles = Object.keys(good[0]!.direction.colors) as (keyof ColorRoles)[]
  const colors = fc.tuple(...roles.map((role) => hex.map((value) => [role, value] as const)))
  await fc.assert(
    fc.asyncProperty(fc.nat(2), colors, fc.nat(1000), async (which, dreamt, seed) => {
      const { direction, format } = good[which]!
      const input = { direction: { ...direction, colors: Object.fromEntries(dreamt) as unknown as ColorRoles } }
      const { report, layout } = await composeAd({ ...input, format, photos, seed, typesetter })
      expect(errorsOf(report)).toEqual([])
      const again = inspectAd(layout, await paintLayout(layout, photos, typesetter), photos, typesetter)
      expect(errorsOf(again)).toEqual([])
    }),
    propertyRuns(12),
  )
})
