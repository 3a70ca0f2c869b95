import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AD_STYLES, type AdStyle } from '#contract/choices.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import type { FormatId } from '#contract/formats.ts'
import { makeBrief } from '../brief/brief.ts'
import { canStandFree } from '../photo/can-stand-free.ts'
import { directAd } from './direct-ad.ts'
import type { Layout } from '../layers/layout.ts'
import { proposeLayouts } from '../layout/search/make-layout.ts'
import { sceneOf } from '#test/studio/scene-of.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'

const STYLES = AD_STYLES.map(({ id }) => id)
const SEEDS = Array.from({ length: 10 }, (_, index) => index + 1)
const PHOTOS = new URL('../../test/fixtures/photos/', import.meta.url)
const OWN = JSON.parse(readFileSync(new URL('products.json', PHOTOS), 'utf8')) as { file: string }[]

interface Own {
  file: string
  photo: StudiedPhoto
}

const own: Own[] = []
for (const { file } of OWN) {
  own.push({ file, photo: await fixturePhoto(file) })
}
const free = own.filter(({ photo }) => canStandFree(photo.study))
const framed = own.filter(({ photo }) => !canStandFree(photo.study))

function tenOf(photo: StudiedPhoto, adStyle: AdStyle, format: FormatId): Layout[] {
  return SEEDS.map((seed) => {
    const direction = directAd(makeBrief(adFields({ adStyle }), seed), photo.study, { format, seed })
    return proposeLayouts({ direction, format, photos: [photo], typesetter, seed }).next().value as Layout
  })
}

const familiesOf = (layouts: readonly Layout[]) => new Set(layouts.map(({ family }) => family)).size
const scenesOf = (layouts: readonly Layout[]) => new Set(layouts.map(sceneOf)).size

/** Returns ten layouts in every second style. The photos take turns, so that half of them meet each style. */
const tensOf = (photo: StudiedPhoto, format: FormatId) => {
  const turn = own.findIndex((one) => one.photo === photo)
  return STYLES.filter((_, index) => (index + turn) % 2 === 0).map((style) => tenOf(photo, style, format))
}
const fewest = (counts: readonly number[]) => Math.min(...counts)

const again = { tags: 'thorough/variety' as const }

describe('ten seeds of one brief, in every style', () => {
  it.each(free.slice(0, 1))('compose $file in at least four ways and three scenes', expectFourWays)
  it.each(free.slice(1))('compose $file in at least four ways and three scenes', again, expectFourWays)

  function expectFourWays({ photo }: Own): void {
    const feeds = tensOf(photo, 'facebook_feed')
    expect(fewest(feeds.map(familiesOf))).toBeGreaterThanOrEqual(4)
    expect(fewest(feeds.map(scenesOf))).toBeGreaterThanOrEqual(3)
  }

  it.each(free.slice(0, 1))('compose banners with $file in at least four ways', expectFourBanners)
  it.each(free.slice(1))('compose banners with $file in at least four ways', again, expectFourBanners)

  function expectFourBanners({ photo }: Own): void {
    expect(fewest(tensOf(photo, 'leaderboard').map(familiesOf))).toBeGreaterThanOrEqual(4)
  }

  it.each(framed.slice(0, 1))('show $file whole in at least two ways, and in three on a banner', expectWhole)
  it.each(framed.slice(1))('show $file whole in at least two ways, and in three on a banner', again, expectWhole)

  function expectWhole({ photo }: Own): void {
    expect(fewest(tensOf(photo, 'facebook_feed').map(familiesOf))).toBeGreaterThanOrEqual(2)
    expect(fewest(tensOf(photo, 'leaderboard').map(familiesOf))).toBeGreaterThanOrEqual(3)
  }
})
