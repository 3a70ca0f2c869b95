import { isDeepStrictEqual } from 'node:util'
import type { Brand } from '#contract/ads/brand/brand.ts'
import type { CampaignLook } from '#contract/catalogue/campaign.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { type CreativeRow, findCreative, insertCreative, updateCreativeFields } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { FeedProduct } from '#server/catalogue/feeds/feed.ts'
import type { Services } from '#server/services.ts'
import { findBrandOfLook } from './brand-of-look.ts'
import { changeUnfinished, type ResultRow } from './results-store.ts'
import type { CampaignRow } from './store.ts'

/**
 * Makes or updates a product's ad, which is in nobody's gallery: its pictures are stored as an ad's, so that the code
 * for ads paints, changes, exports and deletes them. Returns undefined if the product is no longer to be painted.
 */
export async function upsertProductCreative(
  services: Pick<Services, 'db' | 'newId' | 'now'>,
  campaign: CampaignRow,
  { result, photos, notes }: { result: ResultRow; photos: ImageEntry[]; notes: string[] },
): Promise<CreativeRow | undefined> {
  return services.db.transaction(async (tx) => {
    // Nothing would ever find what is painted of a product that was cancelled or deleted meanwhile.
    if (!(await changeUnfinished(tx, result, { updatedAt: services.now() }))) return undefined
    const stored = result.creativeId ? await findCreative(tx, result.creativeId) : undefined
    const ad = stored
      ? await updateAd(tx, services, { ad: stored, campaign, result, photos })
      : await insertAd(tx, services, { campaign, result, photos })
    const allNotes = [...new Set([...result.notes, ...notes])]
    await changeUnfinished(tx, result, { creativeId: ad.id, painted: result.product, notes: allNotes })
    return ad
  })
}

async function insertAd(
  tx: Database,
  services: Pick<Services, 'newId' | 'now'>,
  { campaign, result, photos }: { campaign: CampaignRow; result: ResultRow; photos: ImageEntry[] },
): Promise<CreativeRow> {
  const now = services.now()
  const { id: campaignId, userId, seed } = campaign
  return insertCreative(tx, {
    ...adFieldsOfProduct(result.product),
    ...(await sharedFieldsOf(tx, campaign)),
    ...ruledFieldsOf(result.product),
    productImages: photos,
    id: services.newId(),
    userId,
    campaignId,
    seed,
    campaignSeed: seed,
    createdAt: now,
    updatedAt: now,
  })
}

type SharedFields = Omit<CampaignLook, 'brand' | 'brandId' | 'currency' | 'country'> &
  Partial<Pick<CreativeRow, 'logo' | 'callToAction' | 'webAddress' | 'legalLine' | 'brandId'>>

/**
 * Returns what a campaign gives each of its ads: its look, and its brand as it is now. A brand that was deleted
 * meanwhile gives nothing.
 */
export async function sharedFieldsOf(
  tx: Database,
  campaign: Pick<CampaignRow, 'userId' | 'look'>,
): Promise<SharedFields> {
  const { brand: _brand, brandId: _brandId, currency: _currency, country: _country, ...choices } = campaign.look
  const brand = await findBrandOfLook(tx, campaign)
  if (!brand) return choices
  const { id: brandId, logo, callToAction, webAddress, legalLine } = brand
  return { ...choices, logo: logo && withoutColors(logo), callToAction, webAddress, legalLine, brandId }
}

function withoutColors({ colors: _colors, ...logo }: NonNullable<Brand['logo']>) {
  return logo
}

/** Writes only what the feed has changed: the user's own edits since then stay. */
async function updateAd(
  tx: Database,
  { now }: Pick<Services, 'now'>,
  { ad, campaign, result, photos }: { ad: CreativeRow; campaign: CampaignRow; result: ResultRow; photos: ImageEntry[] },
): Promise<CreativeRow> {
  const before = result.painted && adFieldsOfProduct(result.painted)
  const after = Object.entries(adFieldsOfProduct(result.product))
  const changed = after.filter(([field, value]) => !isDeepStrictEqual(before?.[field as keyof typeof before], value))
  const hasOtherPhotos = !isDeepStrictEqual(result.painted?.images, result.product.images)
  const ruled = changesOfRules(ad, campaign, result)
  if (changed.length === 0 && !hasOtherPhotos && Object.keys(ruled).length === 0) return ad
  return updateCreativeFields(tx, ad.id, {
    ...Object.fromEntries(changed),
    ...ruled,
    ...(hasOtherPhotos && { productImages: photos }),
    updatedAt: now(),
  })
}

/** Returns what other rules since the last painting change of an ad. A badge in the user's own words stays. */
function changesOfRules(
  { words }: CreativeRow,
  { look }: CampaignRow,
  { painted, product }: ResultRow,
): Partial<Pick<CreativeRow, 'adStyle' | 'colorPalette' | 'customColors' | 'typography' | 'tone' | 'words'>> {
  const { adStyle, colorPalette, customColors, typography, tone } = look
  const hasOtherLook = !isDeepStrictEqual(painted?.look, product.look)
  const choices = hasOtherLook && { adStyle, colorPalette, customColors, typography, tone, ...lookOfProduct(product) }
  if (painted?.badge === product.badge || words.badge !== painted?.badge) return { ...choices }
  const { badge: _, ...others } = words
  return { ...choices, words: product.badge === undefined ? others : { ...others, badge: product.badge } }
}

/** Returns the fields of a product's ad that rules give it. */
export function ruledFieldsOf(product: FeedProduct) {
  return { ...lookOfProduct(product), ...(product.badge !== undefined && { words: { badge: product.badge } }) }
}

function lookOfProduct({ look = {} }: FeedProduct) {
  return { ...look, ...(look.colorPalette && { customColors: [] }) }
}

/** Returns the fields of a product's ad that come from the product itself. */
export function adFieldsOfProduct({ name, description, price, discount, tagline }: Omit<FeedProduct, 'images'>) {
  return {
    productName: name,
    productDescription: description,
    productPrice: price,
    productDiscount: discount,
    taglines: tagline ? [tagline] : [],
  }
}
