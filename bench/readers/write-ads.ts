import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { AD_STYLES } from '#contract/choices.ts'
import type { FormatId } from '#contract/formats.ts'
import type { Extra } from '#contract/ads/extras.ts'
import { elementName } from '#server/ads/extras/part-names.ts'
import { writeExtras } from '#server/ads/extras/write-extras.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { givenLayeredAd } from '#test/studio/layered-ad.ts'
import type { AdElement } from '#studio/index.ts'
import type { NamedBox, Picture } from './boxes.ts'

/** An ad whose files lie in a folder, and what a reader has to find in them. */
export interface WrittenAd {
  /** Its files begin with it. */
  name: string
  jpeg: Uint8Array
  /** Its size is one of display networks, so that it has an HTML5 banner. */
  hasBanner: boolean
  /** The ad as it was painted, and the same without its texts. */
  painted: Picture
  textless: Picture
  /** Lines of the texts, from the lowest text to the highest. */
  lines: string[]
  /** Boxes of the texts' ink and of the pictures, by the names that layers have. */
  texts: NamedBox[]
  pictures: NamedBox[]
  /** Size of each text's letters, by the same names. */
  sizesPx: { name: string; sizePx: number }[]
}

const KINDS: readonly Extra[] = ['html5', 'psd', 'svg', 'pptx', 'pdf']
const FORMATS: readonly FormatId[] = ['facebook_feed', 'google_display', 'half_page']
const PHOTOS = ['accelerator-card.webp', 'perfume.webp', 'headphones.webp', 'honey-jar.webp', 'camera-black.jpg']

/** Makes ads of several styles, sizes and products, and writes their files into a folder, and their fonts beside them. */
export async function writeAds(count: number, folder: string): Promise<WrittenAd[]> {
  await mkdir(path.join(folder, 'fonts'), { recursive: true })
  const ads: WrittenAd[] = []
  for (let index = 0; index < count; index += 1) ads.push(await writeAd(index, folder))
  return ads
}

async function writeAd(index: number, folder: string): Promise<WrittenAd> {
  const style = AD_STYLES[index % AD_STYLES.length]!.id
  const format = FORMATS[Math.floor(index / AD_STYLES.length) % FORMATS.length]!
  const photo = await fixturePhoto(PHOTOS[index % PHOTOS.length]!)
  const { layered, options } = await givenLayeredAd({ style, format, photo, seed: index + 1 })
  const name = `${String(index + 1).padStart(2, '0')}-${style}-${format}`
  const { files, fonts } = await writeExtras(layered, { ...options, extras: KINDS })
  for (const { ending, bytes } of files) writeFileSync(path.join(folder, `${name}${ending}`), bytes)
  for (const font of fonts) writeFileSync(path.join(folder, 'fonts', font.name), font.bytes)
  const { widthPx, heightPx, elements } = layered
  const texts = elements.filter((element) => element.kind === 'text')
  const pictures = elements.filter((element) => element.kind === 'picture')
  const named = (element: AdElement, box: NamedBox['box']) => ({ name: elementName(element), box })
  return {
    name,
    jpeg: options.jpeg,
    hasBanner: files.some(({ ending }) => ending === '-html5.zip'),
    painted: { widthPx, heightPx, rgba: layered.pixels.data },
    textless: { widthPx, heightPx, rgba: layered.textless.data },
    lines: texts.flatMap(({ lines }) => lines.map(({ text }) => text)),
    texts: texts.map((text) => named(text, text.picture.box)),
    pictures: pictures.map((picture) => named(picture, picture.box)),
    sizesPx: texts.map((text) => ({ name: elementName(text), sizePx: text.sizePx })),
  }
}
