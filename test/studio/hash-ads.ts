import { createHash } from 'node:crypto'
import { type AdFields, createTypesetter, makeAd } from '#studio/index.ts'
import { adFields, scenePhoto } from './ad-fields.ts'
import { packagedFonts } from './packaged-fonts.ts'

/**
 * A program that makes ads and prints the hashes of their layouts, reports and bytes: under another locale of the
 * process it has to print the same. The texts have letters whose case depends on a language, and words that only fit
 * divided.
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
const hashOf = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex').slice(0, 16)
for (const [seed, own] of ADS.entries()) {
  const ad = adFields({ productPrice: null, ...own })
  const { jpeg, layout, report } = await makeAd({
    ad,
    photos: [scenePhoto(300, 300)],
    format: 'google_display',
    seed,
    typesetter,
  })
  // Separate hashes show in what two runs differ.
  const hashes = [JSON.stringify(layout), JSON.stringify(report), jpeg].map(hashOf)
  console.log(`ad ${seed}: layout ${hashes[0]}, report ${hashes[1]}, file ${hashes[2]}`)
}
