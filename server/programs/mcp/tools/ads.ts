import { z } from 'zod'
import {
  createCreativeBody,
  createCreativeCall,
  creativeSchema,
  creativeWithVariantsSchema,
  getCreativeCall,
  listCreativesCall,
  listCreativesQuery,
  updateCreativeBody,
  updateCreativeCall,
} from '#contract/ads/creative.ts'
import { listVariantsCall } from '#contract/ads/variant.ts'
import { CREATIVES_PAGE_MAX } from '#contract/limits.ts'
import { linkPicture, pictureSchema, presentPicture } from '../present-picture.ts'
import { readThumbnails } from '../read-picture.ts'
import { ADDS, defineTool, keyField, OVERWRITES, READS } from '../tool.ts'

/** The fields of an ad that an agent may set. Photos are added by upload_photo, and sizes of parts changed in pictures. */
const FIELDS = {
  productName: true,
  productDescription: true,
  productPrice: true,
  productDiscount: true,
  taglines: true,
  adStyle: true,
  colorPalette: true,
  customColors: true,
  typography: true,
  tone: true,
  selectedFormats: true,
  words: true,
  callToAction: true,
  webAddress: true,
  legalLine: true,
  brandId: true,
  language: true,
} as const

const ABOUT_FIELDS = `productName and productDescription are what the product is, in its seller's own words; taglines, productPrice and \
productDiscount are optional and shown as written. adStyle, colorPalette, typography and tone are the look: leave them out and ask \
advise_look. selectedFormats lists what make_pictures may make. words overrides single texts of all pictures. language is guessed from the words.`

const adSchema = creativeSchema.omit({ userId: true, dials: true, roleColors: true, formatColors: true })
const listedAdSchema = creativeWithVariantsSchema
  .pick({
    id: true,
    productName: true,
    adStyle: true,
    colorPalette: true,
    createdAt: true,
    updatedAt: true,
    review: true,
  })
  .extend({ pictures: z.array(pictureSchema) })

const version = z
  .string()
  .max(2_000)
  .optional()
  .describe('The version of an earlier answer: if somebody has changed the same fields since, nothing is written.')

const listAds = defineTool({
  name: 'list_ads',
  title: 'List ads',
  description:
    'Lists the ads of the account, newest first, with their finished pictures. For the next page pass the last id as after.',
  scope: 'read',
  annotations: READS,
  input: listCreativesQuery.extend({
    limit: z.number().int().min(1).max(CREATIVES_PAGE_MAX).default(20).describe('How many ads a page has.'),
    after: z.uuid().optional().describe('The id of the last ad of the page before.'),
  }),
  output: z.object({
    ads: z.array(listedAdSchema),
    next: z.uuid().nullable().describe('Pass it as after for the next page; null on the last one.'),
  }),
  async run(input, { call, services }) {
    const { result } = await call(listCreativesCall, { query: input })
    const ads = result.map(({ variants, ...ad }) => ({
      ...ad,
      pictures: variants.map((variant) => presentPicture(variant, services.config.publicUrl)),
    }))
    const next = ads.length === input.limit ? ads.at(-1)!.id : null
    return { result: { ads, next }, text: ads.length === 1 ? 'One ad.' : `${ads.length} ads.` }
  },
})

const getAd = defineTool({
  name: 'get_ad',
  title: 'Read an ad',
  description:
    'Reads one ad: its words, photos and look, its version for update_ad, and its finished pictures as links to resources; with thumbnails: true also as small images to look at.',
  scope: 'read',
  annotations: READS,
  input: z.object({
    adId: z.uuid().describe('The id of the ad.'),
    thumbnails: z.boolean().default(false).describe('Adds small images of the pictures, at most 480 pixels wide.'),
  }),
  output: z.object({ ad: adSchema, version: z.string(), pictures: z.array(pictureSchema) }),
  async run({ adId, thumbnails }, context) {
    const { result: ad, version: read = '' } = await context.call(getCreativeCall, { params: { id: adId } })
    const { result: variants } = await context.call(listVariantsCall, { params: { id: adId } })
    const pictures = variants.map((variant) => presentPicture(variant, context.services.config.publicUrl))
    const shown = thumbnails ? await readThumbnails(context, pictures) : []
    const text = `${ad.productName}, with ${pictures.length === 1 ? 'one picture' : `${pictures.length} pictures`}.`
    return { result: { ad, version: read, pictures }, text, content: [...pictures.map(linkPicture), ...shown] }
  },
})

const createAd = defineTool({
  name: 'create_ad',
  title: 'Create an ad',
  description: `Creates an ad from a product's words. It costs nothing and paints nothing yet: add a photo with upload_photo, then call make_pictures. ${ABOUT_FIELDS}`,
  scope: 'make',
  annotations: ADDS,
  input: createCreativeBody.pick(FIELDS).extend(keyField),
  output: z.object({ ad: adSchema, version: z.string() }),
  async run({ idempotencyKey: key, ...body }, { call }) {
    const { result: ad, version: made = '' } = await call(createCreativeCall, { body, key })
    return { result: { ad, version: made }, text: `Created the ad ${ad.id}. Next: upload_photo.` }
  },
})

const updateAd = defineTool({
  name: 'update_ad',
  title: 'Update an ad',
  description: `Writes fields of an ad; a field that is left out stays. Finished pictures stay as they are and are listed as out of date where they differ: change_pictures brings them up to date for nothing. ${ABOUT_FIELDS}`,
  scope: 'make',
  annotations: OVERWRITES,
  input: z.object({ adId: z.uuid().describe('The id of the ad.'), version, fields: updateCreativeBody.pick(FIELDS) }),
  output: z.object({ ad: adSchema, version: z.string() }),
  async run({ adId, fields, version: read }, { call }) {
    const sent = { params: { id: adId }, body: fields, version: read }
    const { result: ad, version: written = '' } = await call(updateCreativeCall, sent)
    return { result: { ad, version: written }, text: `Updated the ad of ${ad.productName}.` }
  },
})

export const AD_TOOLS = [listAds, getAd, createAd, updateAd]
