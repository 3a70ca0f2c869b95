import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { pickCustomColors } from '#contract/ads/custom-colors.ts'
import { createCreativeBody } from '#contract/ads/creative.ts'
import { PRODUCT_IMAGES_REQUIRED, STYLE_STEP_MESSAGES } from '#contract/limits.ts'
import { refuseTexts } from '#contract/text/unsettable-letters.ts'
import type { AdFields } from '#studio/index.ts'
import type { Photo } from '#server/ads/generation/painter.ts'
import { BadInput } from '../bad-input.ts'
import { readPhotoFiles } from './read-photos.ts'

export interface AdBrief {
  ad: AdFields
  /** Photos as the server would store them, the hero first. */
  photos: Photo[]
  inspiration: Photo[]
  logo: Photo | undefined
}

/**
 * Reads a brief. It has the same fields, limits and messages as an ad of the app, and the optional parts beside them;
 * an image is a path, or `{url, name, cutOut}` with one. `images` replace the product images that it names.
 */
export async function readBrief(file: string, images: readonly string[] = []): Promise<AdBrief> {
  const json = readObject(file, 'brief')
  const folder = path.dirname(file)
  const fields = readFields({
    ...json,
    productImages: withPaths(images.length > 0 ? images : json['productImages'], 'productImages', folder),
    inspirationImages: withPaths(json['inspirationImages'], 'inspirationImages', folder),
  })
  const ad = requireComplete(fields)
  const photos = await readPhotoFiles(fields.productImages ?? [])
  const inspiration = await readPhotoFiles(fields.inspirationImages ?? [])
  const logo = await readLogoFile(json['logo'], folder)
  return { ad, photos, inspiration, logo }
}

/** Reads a file with one JSON object: the brief of an ad, or the look of a catalogue. */
export function readObject(file: string, kind: 'brief' | 'look'): Record<string, unknown> {
  const text = readText(file, kind).replace(/^\uFEFF/, '')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadInput(`The ${kind} ${file} is not JSON: mend it, or name another file.`)
  }
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Record<string, unknown>
  throw new BadInput(
    `The ${kind} ${file} must hold one JSON object with ${kind === 'brief' ? 'productName' : 'adStyle'} and the other fields.`,
  )
}

function readText(file: string, kind: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new BadInput(`The ${kind} ${file} cannot be read: name a file that exists.`)
  }
}

/** Resolves paths. A value that is neither a path nor an object is left for the schema to refuse. */
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

/** Parses the fields by the schema of an ad. A logo is a path here, and not an upload. */
function readFields(json: Record<string, unknown>): Fields {
  return parseWith(createCreativeBody, { ...json, logo: undefined })
}

/** Reads the fields of an ad and requires all that one needs. */
export function readAdFields(json: Record<string, unknown>): AdFields {
  return requireComplete(readFields(json))
}

/** Reads the logo from the path of one image. */
export async function readLogoFile(logo: unknown, folder: string): Promise<Photo | undefined> {
  if (logo === undefined || logo === null || logo === '') return undefined
  if (typeof logo !== 'string') throw new BadInput('logo must be the path of an image.')
  const [photo] = await readPhotoFiles([{ url: path.resolve(folder, logo), name: path.basename(logo) }])
  return photo
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

/** Requires everything that the wizard asks before anything is generated, in its order and with its messages. */
function requireComplete(fields: Fields): AdFields {
  if (!fields.productImages?.length) throw new BadInput(PRODUCT_IMAGES_REQUIRED.message)
  const { adStyle, colorPalette, typography, tone } = fields
  if (!adStyle) throw new BadInput(`${STYLE_STEP_MESSAGES.adStyle}.`)
  if (!colorPalette) throw new BadInput(`${STYLE_STEP_MESSAGES.colorPalette}.`)
  if (!typography) throw new BadInput(`${STYLE_STEP_MESSAGES.typography}.`)
  if (!tone) throw new BadInput(`${STYLE_STEP_MESSAGES.tone}.`)
  const refused = refuseTexts(fields)
  if (refused) throw new BadInput(`The brief's ${refused.field}: ${refused.message}`)
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
    language: fields.language ?? null,
    adStyle,
    colorPalette,
    typography,
    tone,
  }
}
