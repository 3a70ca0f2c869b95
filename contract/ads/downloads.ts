import { PLANS } from '../money/plans.ts'

/** Addresses of downloads of several pictures, as a ZIP with a table of their texts. No zod: pages link to them. */

/** Every format of one ad. */
export const CREATIVE_DOWNLOAD_PATH = '/api/creatives/:id/download'

/** Every format of several ads: `?ids=` has their ids, separated by commas. */
export const CREATIVES_DOWNLOAD_PATH = '/api/creatives/download'

/** The pictures of an ad's sale: of all its states, or with `?state=` of the one with this id. */
export const SALE_DOWNLOAD_PATH = '/api/creatives/:id/sale-calendar/download'

export function saleDownloadUrl(creativeId: string, stateId?: string): string {
  return SALE_DOWNLOAD_PATH.replace(':id', creativeId) + (stateId ? `?state=${stateId}` : '')
}

/** The maximum number of ads that anybody can have. */
export const CREATIVES_PER_DOWNLOAD_MAX = PLANS.pro.maxCreatives

export function creativeDownloadUrl(creativeId: string): string {
  return CREATIVE_DOWNLOAD_PATH.replace(':id', creativeId)
}

export function creativesDownloadUrl(creativeIds: readonly string[]): string {
  return `${CREATIVES_DOWNLOAD_PATH}?ids=${creativeIds.join(',')}`
}
