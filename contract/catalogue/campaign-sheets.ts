import { z } from 'zod'
import { REQUIRED_PARTS } from '../ads/required-parts.ts'
import { FEED_ADDRESS_MAX } from '../limits.ts'
import { isPlainHttps } from '../text/plain-https.ts'
import { SHEET_PLATFORM_IDS } from './sheet-platforms.ts'

/**
 * A campaign's ads as a bulk sheet of a platform: a ZIP with the sheet, its pictures, and `check.csv`, which has one
 * line for each thing that the platform would refuse or cut.
 */
export const CAMPAIGN_SHEET_PATH = '/api/campaigns/:id/sheets/:platform'

export const campaignSheetParams = z.object({ id: z.uuid(), platform: z.enum(SHEET_PLATFORM_IDS) })

const HOSTED_AT = 'Please give the address of the folder with the pictures, which begins with https:// and has no port'

const shortText = z.string().trim().max(100)

export const campaignSheetQuery = z.object({
  /** Leaves the pictures out if it is `false`. */
  pictures: z.enum(['true', 'false']).default('true'),
  /** The name of the advertiser, which Google requires; the name of the campaign's brand if it is left out. */
  businessName: shortText.optional(),
  /** The board that Pinterest puts the Pins on. */
  board: shortText.optional(),
  /** The folder on the web to which the pictures are uploaded: Pinterest fetches them from there. */
  hostedAt: z.string().max(FEED_ADDRESS_MAX).refine(isPlainHttps, HOSTED_AT).optional(),
  /** Leaves out products whose page the list does not name, if it is `true`. */
  linked: z.enum(['true', 'false']).default('false'),
  /** Required parts that pictures may be without, as for the download of a campaign. */
  without: z
    .string()
    .transform((parts) => parts.split(','))
    .pipe(z.array(z.enum(REQUIRED_PARTS)))
    .optional(),
})
