import sharp from 'sharp'
import type { Hero, LookAdvice } from '#contract/look.ts'
import { decodePhoto, guessLanguage, type PhotoStudy, recommendLook, studyPhoto } from '#studio/index.ts'
import type { LookTask } from './look-thread.ts'

/** The studio's advice for an ad, from its words and the thumbnail of its hero photo. */
export async function readLook({ words, hero }: LookTask): Promise<LookAdvice> {
  const { study, cutout } = await recallStudy(hero)
  const { look, why } = recommendLook(words, study)
  const { language } = guessLanguage([...words.taglines, words.productDescription, words.productName].join('\n'))
  const treatment = hero.keepWhole ? 'photo' : study.treatment
  return { recommended: look, why, language, hero: { treatment, cutout: treatment === 'photo' ? null : cutout } }
}

interface Known {
  /** Without the pixels of the product. */
  study: PhotoStudy
  cutout: Hero['cutout']
}

/** A hundred cut-outs of at most 40 KB. */
const REMEMBERED = 100
const known = new Map<string, Known>()

/** An image never changes under its id. */
async function recallStudy({ imageId, bytes }: LookTask['hero']): Promise<Known> {
  const found = known.get(imageId) ?? (await studyHero(bytes))
  known.delete(imageId)
  known.set(imageId, found)
  const [oldest] = known.keys()
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
  return found
}

async function studyHero(bytes: Uint8Array): Promise<Known> {
  const study = studyPhoto(await decodePhoto(bytes))
  return { study: { ...study, product: undefined }, cutout: await encodeCutout(study) }
}

async function encodeCutout({ product, treatment }: PhotoStudy): Promise<Hero['cutout']> {
  if (!product || treatment === 'photo') return null
  const { data, widthPx: width, heightPx: height } = product
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 80, alphaQuality: 90 })
    .toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
