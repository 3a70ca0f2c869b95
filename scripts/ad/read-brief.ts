import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { pickCustomColors } from '#contract/custom-colors.ts'
import { createCreativeBody } from '#contract/creative.ts'
import type { ImageEntry } from '#contract/image.ts'
import { PRODUCT_IMAGES_REQUIRED, STYLE_STEP_MESSAGES } from '#contract/limits.ts'
import type { AdFields } from '#studio/index.ts'
import type { Photo } from '#server/generation/painter.ts'
import { BadInput } from '../bad-input.ts'
import { readPhotos } from './read-photos.ts'

export interface Brief {
  ad: AdFields
  /** As the server would keep them, the hero first. */
  photos: Photo[]
  inspiration: Photo[]
  logo: Photo | undefined
}

/**
 * Holds the same fields, limits and messages as an ad of the app, and the parts that it may be given beside them; an image is a path,
 * or `{url, name, cutOut}` with one. `images` take the place of the product images that it names.
 */
export async function readBrief(file: string, images: readonly string[] = []): Promise<Brief> {
  const json = parseJson(file)
  const folder = path.dirname(file)
  const fields = parseWith(createCreativeBody, {
    ...json,
    // A path, and no upload.
    logo: undefined,
    productImages: withPaths(images.length > 0 ? images : json['productImages'], 'productImages', folder),
    inspirationImages: withPaths(json['inspirationImages'], 'inspirationImages', folder),
  })
  const ad = requireComplete(fields)
  const photos = await readPhotos(fields.productImages ?? [])
  const inspiration = await readPhotos(fields.inspirationImages ?? [])
  const [logo] = await readPhotos(readLogo(json['logo'], folder))
  return { ad, photos, inspiration, logo }
}

function parseJson(file: string): Record<string, unknown> {
  const text = readText(file).replace(/^\uFEFF/, '')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadInput(`The brief ${file} is not JSON: mend it, or name another file.`)
  }
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Record<string, unknown>
  throw new BadInput(`The brief ${file} must hold one JSON object with productName and the other fields.`)
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new BadInput(`The brief ${file} cannot be read: name a file that exists.`)
  }
}

/** What is neither a path nor an object is left for the schema to refuse. */
function withPaths(images: unknown, field: string, folder: string): unknown {
  if (images === undefined || images === null) return undefined
  if (!Array.isArray(images)) throw new BadInput(`${field} must be a list of images.`)
  return images.map((image: unknown) => {
    if (typeof image === 'string') return { url: path.resolve(folder, image), name: path.basename(image) }
    const { url, name, ...others } = (image ?? {}) as Record<string, unknown>
    if (typeof url !== 'string' || url === '') throw new BadInput(`An image of ${field} needs the path of its file.`)
    return { ...others, url: path.resolve(folder, url), name: typeof name === 'string' ? name : path.basename(url) }
  })
}

type Fields = z.output<typeof createCreativeBody>

/** One path of an image. */
function readLogo(logo: unknown, folder: string): ImageEntry[] {
  if (logo === undefined || logo === null || logo === '') return []
  if (typeof logo !== 'string') throw new BadInput('logo must be the path of an image.')
  return [{ url: path.resolve(folder, logo), name: path.basename(logo) }]
}

function parseWith<T>(schema: z.ZodType<T>, json: Record<string, unknown>): T {
  const result = schema.safeParse(json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.')
  // The contract's own messages are sentences; those of the parser need the field's name to make sense.
  const isOurs = !/^(Invalid|Too|Unrecognized)/.test(issue?.message ?? '')
  if (issue && isOurs) throw new BadInput(`${issue.message}.`)
  const found = (issue?.path ?? []).reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], json)
  if (found === undefined || found === null) throw new BadInput(`The brief has no ${field}: please add it.`)
  throw new BadInput(`The brief's ${field} cannot be used: ${issue?.message}.`)
}

/** What the wizard asks before anything is generated, in its order and with its messages. */
function requireComplete(fields: Fields): AdFields {
  if (!fields.productImages?.length) throw new BadInput(PRODUCT_IMAGES_REQUIRED.message)
  const { adStyle, colorPalette, typography, tone } = fields
  if (!adStyle) throw new BadInput(`${STYLE_STEP_MESSAGES.adStyle}.`)
  if (!colorPalette) throw new BadInput(`${STYLE_STEP_MESSAGES.colorPalette}.`)
  if (!typography) throw new BadInput(`${STYLE_STEP_MESSAGES.typography}.`)
  if (!tone) throw new BadInput(`${STYLE_STEP_MESSAGES.tone}.`)
  return {
    productName: fields.productName,
    productDescription: fields.productDescription,
    productPrice: fields.productPrice ?? null,
    productDiscount: fields.productDiscount ?? null,
    taglines: fields.taglines ?? [],
    customColors: pickCustomColors(fields),
    callToAction: fields.callToAction ?? null,
    webAddress: fields.webAddress ?? null,
    legalLine: fields.legalLine ?? null,
    adStyle,
    colorPalette,
    typography,
    tone,
  }
}
