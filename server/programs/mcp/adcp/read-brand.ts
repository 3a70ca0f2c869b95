import { z } from 'zod'
import { hexColorSchema } from '#contract/text/typed-text.ts'
import { CUSTOM_COLORS_MAX, NAME_MAX } from '#contract/limits.ts'
import type { FetchOptions } from '#server/platform/internet/guarded-fetch.ts'
import type { ToolContext } from '../tool.ts'
import { AdcpError, fetchedFor } from './errors.ts'
import type { BrandRef } from './request.ts'

/** The parts of a brand's own file that an ad takes. */
export interface AdvertisedBrand {
  name?: string | undefined
  /** Hex colors, the leading one first. */
  colors: string[]
}

/** A brand.json of many brands is some hundred kilobytes. */
const BRAND_FILE: FetchOptions = {
  accept: 'application/json',
  types: /^(application\/(.+\+)?json|text\/(json|plain))$/,
  maxBytes: 1024 * 1024,
  timeoutMs: 10_000,
}

const DOMAIN = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/
/** A file may name another place once; a chain of them is nobody's brand. */
const PLACES_MAX = 2

const colorsSchema = z.record(z.string(), z.unknown())
const brandSchema = z.looseObject({
  id: z.string().optional(),
  name: z.string().optional(),
  names: z.array(z.record(z.string(), z.unknown())).optional(),
  colors: colorsSchema.optional(),
})
/** One brand, the brands of a house, or the place where either is. */
const fileSchema = brandSchema.extend({
  authoritative_location: z.url().optional(),
  house: z.unknown().optional(),
  brands: z.array(brandSchema).optional(),
})

/** Roles of a brand's colors that an ad is painted with, in the order in which they lead. */
const LEADING = ['primary', 'secondary', 'accent', 'background']

/**
 * Reads the brand.json of a brand that a manifest names, by the guarded fetcher. A brand that cannot be read is refused
 * rather than left out: the same request would otherwise give another picture.
 */
export async function readAdvertisedBrand(
  ref: BrandRef,
  field: string,
  context: ToolContext,
): Promise<AdvertisedBrand> {
  const override = readOverride(ref)
  const domainField = `${field}.domain`
  if (!DOMAIN.test(ref.domain)) {
    throw new AdcpError('VALIDATION_ERROR', 'A brand is named by its domain, such as acme.example.', {
      field: domainField,
    })
  }
  const brandId = typeof ref['brand_id'] === 'string' ? ref['brand_id'] : undefined
  const found = await readFile(wellKnown(ref.domain), { brandId, field: domainField, context, placesLeft: PLACES_MAX })
  return { name: found.name, colors: override.length > 0 ? override : found.colors }
}

interface Reading {
  brandId: string | undefined
  field: string
  context: ToolContext
  placesLeft: number
}

async function readFile(address: string, { placesLeft, ...reading }: Reading): Promise<AdvertisedBrand> {
  const { field, context, brandId } = reading
  if (placesLeft === 0) throw unreadable('it sends us on too often', field)
  const what = 'The brand.json of this brand cannot be read'
  const { bytes } = await fetchedFor({ field, code: 'REFERENCE_NOT_FOUND', what }, async () => {
    await context.countChange()
    return context.services.fetch(address, BRAND_FILE, context.signal)
  })
  const file = parse(bytes, field)
  if (file.authoritative_location !== undefined) {
    return readFile(file.authoritative_location, { ...reading, placesLeft: placesLeft - 1 })
  }
  const { house, brands = [file] } = file
  if (typeof house === 'string') {
    if (!DOMAIN.test(house)) throw unreadable('it names no domain', field)
    return readFile(wellKnown(house), { ...reading, placesLeft: placesLeft - 1 })
  }
  const brand = brandId === undefined ? brands[0] : brands.find(({ id }) => id === brandId)
  if (!brand) throw unreadable('it has no such brand', field)
  return presentBrand(brand)
}

function parse(bytes: Uint8Array, field: string): z.output<typeof fileSchema> {
  try {
    return fileSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    throw unreadable('it is no JSON of a brand', field)
  }
}

function presentBrand({ name, names = [], colors = {} }: z.infer<typeof brandSchema>): AdvertisedBrand {
  const localized = names.flatMap((one) => Object.values(one)).find((value) => typeof value === 'string')
  const known = (name ?? localized)?.trim()
  return { name: known ? known.slice(0, NAME_MAX) : undefined, colors: pickColors(colors) }
}

function readOverride(ref: BrandRef): string[] {
  const kit = z.looseObject({ colors: colorsSchema }).safeParse(ref['brand_kit_override'])
  return kit.success ? pickColors(kit.data.colors) : []
}

/** Returns the colors of the leading roles: each may be one color or several, written in hex. */
function pickColors(colors: Record<string, unknown>): string[] {
  const found = LEADING.flatMap((role) => [colors[role]].flat()).flatMap((color) => {
    const hex = hexColorSchema.safeParse(color)
    return hex.success ? [hex.data] : []
  })
  return [...new Set(found)].slice(0, CUSTOM_COLORS_MAX)
}

function wellKnown(domain: string): string {
  return `https://${domain}/.well-known/brand.json`
}

function unreadable(why: string, field: string): AdcpError {
  return new AdcpError('REFERENCE_NOT_FOUND', `The brand.json of this brand cannot be read: ${why}.`, { field })
}
