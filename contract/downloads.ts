import { PLANS } from './plans.ts'

/** Pictures that are downloaded together, as a ZIP with a table of what they say. No zod: pages link to it. */

/** Every format of one ad. */
export const CREATIVE_DOWNLOAD_PATH = '/api/creatives/:id/download'

/** Every format of several ads: `?ids=` has their ids with commas between. */
export const CREATIVES_DOWNLOAD_PATH = '/api/creatives/download'

/** The pictures of an ad's sale: of all its states, or with `?state=` of the one with this id. */
export const SALE_DOWNLOAD_PATH = '/api/creatives/:id/sale-calendar/download'

export function saleDownloadUrl(creativeId: string, stateId?: string): string {
  return SALE_DOWNLOAD_PATH.replace(':id', creativeId) + (stateId ? `?state=${stateId}` : '')
}

/** As many as anybody has. */
export const CREATIVES_PER_DOWNLOAD_MAX = PLANS.pro.maxCreatives

export function creativeDownloadUrl(creativeId: string): string {
  return CREATIVE_DOWNLOAD_PATH.replace(':id', creativeId)
}

export function creativesDownloadUrl(creativeIds: readonly string[]): string {
  return `${CREATIVES_DOWNLOAD_PATH}?ids=${creativeIds.join(',')}`
}
