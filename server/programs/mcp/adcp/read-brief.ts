import { z } from 'zod'
import { createCreativeBody, type CreateCreativeBody } from '#contract/ads/creative.ts'
import { findTwoCurrencies } from '#contract/prices/offer-doubts.ts'
import { refuseTexts } from '#contract/text/unsettable-letters.ts'
import { DESCRIPTION_MIN, NAME_MAX } from '#contract/limits.ts'
import { readable } from '#server/platform/http/errors.ts'
import type { ToolContext } from '../tool.ts'
import { AdcpError, asSentence } from './errors.ts'
import { readAdvertisedBrand } from './read-brand.ts'
import type { BrandRef, CreativeManifest } from './request.ts'

/** The contents of a manifest in the fields of our own ads, before its photo is fetched. */
export interface AdcpBrief {
  fields: CreateCreativeBody
  photo: { address: string; field: string; isSynthetic: boolean }
  clickUrl: string | undefined
  brandColors: string[]
}

/** Names of the same asset in the formats of 3.0 and 3.1, in the canonical slots of 3.2, and in common use. */
const NAMES = {
  image: ['image', 'image_main', 'product_image', 'hero_image'],
  headline: ['headline', 'title'],
  productName: ['product_name'],
  description: ['description', 'body_text', 'primary_text'],
  price: ['price'],
  offer: ['offer'],
  callToAction: ['cta', 'call_to_action'],
  legalLine: ['legal_line', 'disclaimer'],
  clickUrl: ['click_url', 'landing_page_url', 'clickthrough_url'],
} as const

const textAsset = z.looseObject({ content: z.string().max(5_000) })
const urlAsset = z.looseObject({ url: z.string().max(2_000) })

/** Terms of the standard for what AI made, whole or in part. */
const AI_SOURCES: readonly unknown[] = [
  'trained_algorithmic_media',
  'composite_with_trained_algorithmic_media',
  'composite_synthetic',
]

/** Reads a manifest and the brand that it names. Throws an AdcpError with the path of the asset that is wrong. */
export async function readBrief(
  manifest: CreativeManifest,
  { brand: requestBrand, field = 'creative_manifest' }: { brand?: BrandRef | undefined; field?: string },
  context: ToolContext,
): Promise<AdcpBrief> {
  const assets = `${field}.assets`
  const photo = readPhoto(manifest, assets)
  const headline = readText(manifest, NAMES.headline, assets)
  if (!headline) {
    throw new AdcpError('VALIDATION_ERROR', 'A picture needs a headline: add a text asset "headline".', {
      field: `${assets}.headline`,
    })
  }
  const words = Object.fromEntries(
    (['productName', 'description', 'price', 'offer', 'callToAction', 'legalLine'] as const).map((name) => [
      name,
      readText(manifest, NAMES[name], assets),
    ]),
  )
  const clickUrl = readClick(manifest, assets)
  const named = manifest.brand ? { ref: manifest.brand, at: `${field}.brand` } : { ref: requestBrand, at: 'brand' }
  const brand = named.ref && (await readAdvertisedBrand(named.ref, named.at, context))
  const { description } = words
  const isLong = description !== undefined && description.length >= DESCRIPTION_MIN
  const fields = parseFields(
    {
      productName: words['productName'] ?? brand?.name ?? headline.slice(0, NAME_MAX),
      productDescription: isLong ? description : describe(headline),
      productPrice: words['price'],
      productDiscount: words['offer'],
      taglines: [headline],
      // Words are shown as they are sent; the headline is not repeated below itself.
      words: { headline, ...(!isLong && { support: description ?? null }) },
      callToAction: words['callToAction'],
      legalLine: words['legalLine'],
    },
    { manifest, assets },
  )
  return { fields, photo, clickUrl, brandColors: brand?.colors ?? [] }
}

/** Returns a text that is long enough for a description, and says nothing that was not sent. It is not shown. */
function describe(headline: string): string {
  return headline.length >= DESCRIPTION_MIN ? headline : describe(`${headline} ${headline}`)
}

function readPhoto(manifest: CreativeManifest, assets: string): AdcpBrief['photo'] {
  const photo = readUrl(manifest, NAMES.image, assets)
  if (!photo) {
    throw new AdcpError('VALIDATION_ERROR', 'A picture needs the product’s photo: add an image asset "image".', {
      field: `${assets}.image`,
    })
  }
  const { address, field, asset } = photo
  const provenance = z.looseObject({ digital_source_type: z.unknown() })
  const sources = [asset['provenance'], manifest.provenance].map((one) => provenance.safeParse(one).data)
  // An asset's own provenance stands in place of its manifest's.
  const source = (sources[0] ?? sources[1])?.digital_source_type
  return { address, field, isSynthetic: AI_SOURCES.includes(source) }
}

function readText(manifest: CreativeManifest, names: readonly string[], assets: string): string | undefined {
  const name = names.find((one) => one in manifest.assets)
  if (name === undefined) return undefined
  const { data } = textAsset.safeParse(manifest.assets[name])
  if (!data) {
    throw new AdcpError('VALIDATION_ERROR', `The asset "${name}" is a text with its words in "content".`, {
      field: `${assets}.${name}`,
    })
  }
  return data.content.trim() || undefined
}

function readUrl(manifest: CreativeManifest, names: readonly string[], assets: string) {
  const name = names.find((one) => one in manifest.assets)
  if (name === undefined) return undefined
  const field = `${assets}.${name}`
  const { data } = urlAsset.safeParse(manifest.assets[name])
  if (!data || !URL.canParse(data.url)) {
    throw new AdcpError('VALIDATION_ERROR', `The asset "${name}" has its address in "url".`, { field })
  }
  return { address: data.url, field: `${field}.url`, asset: data }
}

/** Returns the address that a click leads to: it is handed on, and would be a script on the page of a publisher. */
function readClick(manifest: CreativeManifest, assets: string): string | undefined {
  const click = readUrl(manifest, NAMES.clickUrl, assets)
  if (!click || /^https?:$/.test(new URL(click.address).protocol)) return click?.address
  throw new AdcpError('VALIDATION_ERROR', 'A click leads to an address that begins with https:// or http://.', {
    field: click.field,
  })
}

/** Our fields by the assets that they come from, for the path of an error. */
const ASSET_OF: Record<string, string> = {
  productName: 'product_name',
  productDescription: 'description',
  productPrice: 'price',
  productDiscount: 'offer',
  taglines: 'headline',
  words: 'headline',
  callToAction: 'cta',
  legalLine: 'legal_line',
}

const NAMES_OF: Record<string, readonly string[]> = {
  product_name: NAMES.productName,
  description: NAMES.description,
  price: NAMES.price,
  offer: NAMES.offer,
  headline: NAMES.headline,
  cta: NAMES.callToAction,
  legal_line: NAMES.legalLine,
}

/** A manifest, and the path of its assets. */
interface Given {
  manifest: CreativeManifest
  assets: string
}

function parseFields(fields: object, given: Given): CreateCreativeBody {
  const { data, error } = createCreativeBody.safeParse(fields)
  if (!data) {
    const { path, message } = error.issues[0]!
    const [name = ''] = path.map(String)
    throw wrongAsset(name, readable(name, message), given)
  }
  requirePaintable(data, given)
  return data
}

/** Refuses what a picture is refused for when it is made, so that a preview never shows what a build would refuse. */
function requirePaintable(fields: CreateCreativeBody, given: Given): void {
  const { productPrice = null, productDiscount = null, taglines = [], callToAction = null, legalLine = null } = fields
  const twoCurrencies = findTwoCurrencies(productPrice, productDiscount)
  if (twoCurrencies) throw wrongAsset('productDiscount', twoCurrencies, given)
  const { words = {}, ...texts } = fields
  const refused = refuseTexts({ ...texts, productPrice, productDiscount, taglines, words, callToAction, legalLine })
  if (refused) throw wrongAsset(refused.field, refused.message, given)
}

function wrongAsset(name: string, message: string, { manifest, assets }: Given): AdcpError {
  const [part = name] = name.split('.')
  const asset = ASSET_OF[part] ?? part
  // Name and description of an ad are made of the headline if they are not sent.
  const isSent = NAMES_OF[asset]?.some((one) => one in manifest.assets)
  return new AdcpError('VALIDATION_ERROR', asSentence(message), { field: `${assets}.${isSent ? asset : 'headline'}` })
}
