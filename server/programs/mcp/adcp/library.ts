import { z } from 'zod'
import { type CreativeWithVariants, listCreativesCall } from '#contract/ads/creative.ts'
import { CREATIVES_PAGE_MAX } from '#contract/limits.ts'
import type { FormatId } from '#contract/formats.ts'
import { isFormatId } from '#contract/sizes.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { listVariantsCall } from '#contract/ads/variant.ts'
import { listCurrentVariants, type VariantRow } from '#server/ads/variants/store.ts'
import { findCreative } from '#server/ads/creatives/store.ts'
import type { ToolContext } from '../tool.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { AdcpError, NO_SUCH_CREATIVE } from './errors.ts'
import { linkOf } from './picture-links.ts'
import type { PresentedPicture } from './present-manifest.ts'

/**
 * A creative of the standard is one picture of an ad: its id names the ad and the format, so that it stays when the picture
 * is changed.
 */
export function creativeIdOf(adId: string, format: FormatId): string {
  return `${adId}.${format}`
}

/** A creative of the account, with what it shows. */
export interface LibraryCreative {
  ad: {
    productName: string
    /** The current pictures of the ad, this one among them. */
    rows: VariantRow[]
  }
  row: VariantRow
  picture: PresentedPicture
}

/**
 * Finds a creative of the account by its id, through our own API: another user's and one that does not exist are answered
 * alike. Throws CREATIVE_NOT_FOUND.
 */
export async function getLibraryCreative(
  creativeId: string,
  field: string,
  context: ToolContext,
): Promise<LibraryCreative> {
  const [adId = '', format = ''] = creativeId.split('.')
  const { db } = context.services
  const isId = z.uuid().safeParse(adId).success && isFormatId(format)
  if (isId && (await isOwnAd(adId, context))) {
    const rows = await listCurrentVariants(db, [adId])
    const row = rows.find((one) => one.format === format)
    const creative = row && (await findCreative(db, adId))
    if (creative) {
      const { productName } = creative
      return { ad: { productName, rows }, row, picture: showPicture(row, productName, context) }
    }
  }
  throw new AdcpError('CREATIVE_NOT_FOUND', NO_SUCH_CREATIVE, { field })
}

async function isOwnAd(id: string, { call }: Pick<ToolContext, 'call'>): Promise<boolean> {
  try {
    await call(listVariantsCall, { params: { id } })
    return true
  } catch (error) {
    if (error instanceof AppError && (error.code === 'NOT_OWNER' || error.code === 'NOT_FOUND')) return false
    throw error
  }
}

export function showPicture(
  { format, imageUrl, layout }: VariantRow,
  productName: string,
  { services, secrets }: Pick<ToolContext, 'services' | 'secrets'>,
): PresentedPicture {
  const url = linkOf(services.config.publicUrl, secrets, { imageId: readImageId(imageUrl)! })
  return { format, url, layout, productName }
}

/** Lists all ads of the account, of which there are fewer than a page of our own API has. */
export async function listLibrary({ call }: Pick<ToolContext, 'call'>): Promise<CreativeWithVariants[]> {
  const { result } = await call(listCreativesCall, { query: { limit: CREATIVES_PAGE_MAX } })
  return result
}
