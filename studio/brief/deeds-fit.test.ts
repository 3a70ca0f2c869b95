import { beforeAll, expect, it } from 'vitest'
import type { LanguageCode } from '#contract/languages.ts'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeAd, type StudiedPhoto } from '../index.ts'
import { languages, phrasesOf } from '../language/languages.ts'

let photo: StudiedPhoto

beforeAll(async () => {
  photo = await cutOutPhoto()
})

const BANNER = { widthPx: 320, heightPx: 50 }

async function madeWith(language: LanguageCode, callToAction: string) {
  const words = { productName: 'Alder 4', productDescription: 'Alder 4', taglines: [], productPrice: '$648' }
  const ad = adFields({ ...words, language, callToAction, adStyle: 'bold' })
  return makeAd({ ad, photos: [photo], format: BANNER, seed: 3, typesetter })
}

const longest = (language: LanguageCode) =>
  phrasesOf(languages[language]).toSorted((one, other) => other.length - one.length)[0]!

const codes = (Object.keys(languages) as LanguageCode[]).filter((code) => languages[code].deeds)

it('fits a phrase of twenty letters on the button of a phone’s banner', async () => {
  const { layout, report } = await madeWith('fr', longest('fr'))
  expect(layout.direction.words.callToAction).toBe(longest('fr'))
  expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
})

it.each(codes)('fits the longest phrase of %s there', { tags: 'thorough/variety' }, async (code) => {
  expect((await madeWith(code, longest(code))).layout.direction.words.callToAction).toBe(longest(code))
})
