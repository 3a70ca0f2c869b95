import { differenceCiede2000, type Rgb } from '../../color/culori.ts'
import { describe, expect, it } from 'vitest'
import { AD_STYLES, idsOf } from '#contract/choices.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { asDesigned } from '#test/studio/as-designed.ts'
import { FAMILY_ROWS, type FamilyRow } from '#test/goldens/cells.ts'
import { ASPECTS, goldenPhoto } from '#test/goldens/photos.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeBrief } from '#studio/brief/brief.ts'
import { directAd } from '#studio/make-ad/direct-ad.ts'
import { type Ad, composeAd } from '#studio/make-ad/make-ad.ts'
import { decodePhoto } from '#studio/photo/pixels/decode-photo.ts'
import { findPlanes } from './find-planes.ts'

const difference = differenceCiede2000()

/**
 * The first two colors of brands: deep and bright, pale and strong, near to each other, in the middle, and no color at
 * all.
 */
const BRANDS = [
  ['#0b1f4b', '#ffd400'],
  ['#ffd400', '#0b1f4b'],
  ['#c8102e', '#ffffff'],
  ['#00573f', '#f2a900'],
  ['#f7f3ea', '#a8552c'],
  ['#111111', '#39ff14'],
  ['#ff6f61', '#2b2d42'],
  ['#6c5ce7', '#00cec9'],
  ['#ffffff', '#e60023'],
  ['#808080', '#f0f0f0'],
] as const

/** Families with a plane of ours: in a painted place and on a photo that fills the ad there is none. */
const PLANED = FAMILY_ROWS.filter(({ family }) => family !== 'scene' && family !== 'full-bleed')

/**
 * Share of the visible plane that has to lie within CIEDE2000 3 of the color; the rest is light, shade, an ornament,
 * and the words.
 */
const MIN_SHARE = 0.3

async function brandAd(row: FamilyRow, nth: number, brand: readonly string[]): Promise<Ad> {
  const styles = row.styles ?? idsOf(AD_STYLES)
  const photo = await goldenPhoto(row.photos[nth % row.photos.length]!, ASPECTS[nth % ASPECTS.length]!)
  const adStyle = styles[nth % styles.length]!
  const fields = adFields({ adStyle, colorPalette: 'custom', customColors: [...brand] })
  const chosen = directAd(makeBrief(fields, 4), photo.study, { format: 'square', seed: 4 })
  const direction = { ...asDesigned(chosen), use: undefined, families: [row.family, 'plain' as const] }
  return composeAd({ direction, format: 'square', photos: [photo], seed: 4, typesetter })
}

/** Returns the shares of the canvas that the largest plane has, and that have the color. */
async function measure({ jpeg, layout }: Ad, wanted: string) {
  const { data } = await decodePhoto(jpeg)
  let [near, all] = [0, 0]
  for (let at = 0; at < data.length; at += 4 * 37) {
    const [r, g, b] = [data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255]
    const color: Rgb = { mode: 'rgb', r, g, b }
    all += 1
    if (difference(color, wanted) <= 3) near += 1
  }
  return { near: near / all, plane: findPlanes(layout.layers, layout)[0]?.share ?? 0 }
}

async function problemsOf(row: FamilyRow, nth: number): Promise<string[]> {
  const brand = BRANDS[nth]!
  const ad = await brandAd(row, nth, brand)
  const { near, plane } = await measure(ad, brand[0])
  const name = `${row.name} ${ad.layout.direction.style} ${brand.join(' and ')}`
  const stands = ad.report.colors?.ground
  const isReported = ad.report.findings.some(({ rule }) => rule === 'own-color')
  const accent = ad.report.colors?.accent
  return [
    ...(stands && difference(stands, brand[0]) <= 3 ? [] : [`${name}: the ground is ${stands}`]),
    ...(near >= MIN_SHARE * plane ? [] : [`${name}: ${near.toFixed(2)} of ${plane.toFixed(2)} has the color`]),
    ...(accent && (difference(accent, brand[1]) <= 3 || isReported)
      ? []
      : [`${name}: the accent is ${accent}, unreported`]),
  ]
}

describe('the first color of a brand stands as typed on the largest plane of ours, the second is the accent or a finding reports why not', () => {
  it.each(PLANED.map((row, nth) => [row.name, row, nth % BRANDS.length] as const))('in %s', async (_, row, nth) => {
    expect(await problemsOf(row, nth)).toEqual([])
  })

  it.each(PLANED.map((row) => [row.name, row] as const))(
    'in %s, with ten pairs of colors',
    { tags: 'thorough/variety', timeout: 300_000 },
    async (_, row) => {
      const problems: string[] = []
      for (const nth of BRANDS.keys()) problems.push(...(await problemsOf(row, nth)))
      expect(problems).toEqual([])
    },
  )
})
