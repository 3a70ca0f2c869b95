import { beforeAll, expect, it } from 'vitest'
import { adFields, cutOutPhoto, scenePhoto } from '#test/ad-fields.ts'
import { packagedFonts } from '#test/packaged-fonts.ts'
import { type Ad, createTypesetter, makeAd, repaint, type StudiedPhoto } from './index.ts'
import type { TextLayer } from './layout/layout.ts'

const typesetter = createTypesetter(packagedFonts)
let photos: StudiedPhoto[]
let made: Ad

beforeAll(async () => {
  photos = [await cutOutPhoto()]
  made = await makeAd({ ad: adFields({ adStyle: 'luxury' }), photos, format: 'square', seed: 2, typesetter })
})

const said = ({ layout }: Ad, role: TextLayer['role']) =>
  layout.layers.find((layer): layer is TextLayer => layer.kind === 'text' && layer.role === role)

/** The layout as it comes back from the database. */
const stored = (ad: Ad): Ad['layout'] => JSON.parse(JSON.stringify(ad.layout))

it('gives the same picture, byte for byte, when nothing is changed', async () => {
  const again = await repaint({ layout: stored(made), changes: {}, photos, typesetter })
  expect(Buffer.from(again.jpeg).equals(Buffer.from(made.jpeg))).toBe(true)
})

it('changes one price and leaves everything else where it was', async () => {
  const changed = await repaint({ layout: stored(made), changes: { words: { price: '$1,999' } }, photos, typesetter })
  expect(said(changed, 'price')?.text).toBe('$1,999')
  expect(changed.layout.family).toBe(made.layout.family)
  expect(said(changed, 'headline')).toEqual(said(made, 'headline'))
})

it('takes an optional line away', async () => {
  const changed = await repaint({ layout: stored(made), changes: { words: { price: null } }, photos, typesetter })
  expect(said(changed, 'price')).toBeUndefined()
})

it('changes a colour', async () => {
  const changed = await repaint({
    layout: stored(made),
    changes: { colors: { ink: '#9fe3c1' } },
    photos,
    typesetter,
  })
  expect(said(changed, 'headline')?.color).toBe('#9fe3c1')
})

it('shows the photo whole where its cut-out went wrong, and says so in the report', async () => {
  const changed = await repaint({ layout: stored(made), changes: { keepPhotoWhole: true }, photos, typesetter })
  expect(changed.report.product.treatment).toBe('photo')
})

it('shows another hero', async () => {
  const changed = await repaint({ layout: stored(made), changes: {}, photos: [scenePhoto(), ...photos], typesetter })
  expect(changed.report.product.treatment).toBe('photo')
  expect(said(changed, 'headline')?.text).toBe(said(made, 'headline')?.text)
})

it('inspects what it paints: a colour that cannot be read is mended', async () => {
  const colors = { accent: made.layout.direction.colors.surfaceDeep }
  const changed = await repaint({ layout: stored(made), changes: { colors }, photos, typesetter })
  expect(changed.report.findings.filter((finding) => finding.severity === 'error')).toEqual([])
})
