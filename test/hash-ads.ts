import { createHash } from 'node:crypto'
import { type AdFields, createTypesetter, makeAd } from '#studio/index.ts'
import { adFields, scenePhoto } from './ad-fields.ts'
import { packagedFonts } from './packaged-fonts.ts'

/**
 * A program that makes ads and prints the hash of their bytes, layouts and reports: run under another locale of the process, it has to
 * print the same. What each of them says has letters whose case depends on a language, and words that only fit divided.
 */
const ADS: Partial<AdFields>[] = [
  {
    language: 'tr',
    adStyle: 'bold',
    typography: 'modern',
    productName: 'ILIK İPLİK AFYONKARAHİSARLILAŞTIRABİLDİKLERİMİZDENMİŞSİNİZCESİNE YATIRIMLARINIZDAKİ',
    productDescription: 'Işıklı ve ılık iplik. İnce ince dokunur, ısıtır.',
    taglines: ['Işıl ışıl, ılık ılık ipek gibi'],
  },
  {
    language: 'en',
    adStyle: 'bold',
    typography: 'modern',
    productName: 'INSTITUTIONALIZATIONINTERNATIONALIZATIONALISTICALLYINDISTINGUISHABLE',
    productDescription: 'Is it in? It is in. Two quiet fans, and a lid.',
    taglines: ['INSTITUTIONALIZED INDIVIDUALITY', 'Institutionalized individuality'],
  },
]

const typesetter = createTypesetter(packagedFonts)
const hash = createHash('sha256')
for (const [seed, own] of ADS.entries()) {
  const ad = adFields({ productPrice: null, ...own })
  const { jpeg, layout, report } = await makeAd({
    ad,
    photos: [scenePhoto(300, 300)],
    format: 'google_display',
    seed,
    typesetter,
  })
  hash.update(jpeg).update(JSON.stringify({ layout, report }))
}
console.log(hash.digest('hex'))
