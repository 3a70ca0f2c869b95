import { z } from 'zod'
import { defineCall, idParams } from '../platform/call.ts'
import { FEED_ADDRESS_MAX } from '../limits.ts'
import { isPlainHttps } from '../text/plain-https.ts'
import { textOf } from '../text/typed-text.ts'
import { SOURCE_HOURS, SOURCE_STATES } from './source-choices.ts'

const ADDRESS =
  'Please give the address of the feed, which begins with https:// and has no port; a user name and a password have fields of their own'

const addressSchema = textOf({
  min: 1,
  tooShort: ADDRESS,
  max: FEED_ADDRESS_MAX,
  tooLong: `An address must be at most ${FEED_ADDRESS_MAX} characters`,
}).refine(isPlainHttps, ADDRESS)

const hoursSchema = z.union(
  SOURCE_HOURS.map((hours) => z.literal(hours)),
  'Please choose how often the feed is read',
)

/** Where a campaign reads its feed. */
export const campaignSourceSchema = z.object({
  address: z.string(),
  /** The user name that the address asks for; null if it asks for none. Its password is never answered. */
  username: z.string().nullable(),
  everyHours: hoursSchema,
  /** New and changed pictures are made after each reading, without a press, and take credits as a start does. */
  paints: z.boolean(),
  state: z.enum(SOURCE_STATES),
  /** One sentence on why it was refused, has failed or is paused. */
  message: z.string().nullable(),
  /** Time of the last reading that ended; null before the first. */
  readAt: z.iso.datetime().nullable(),
  /** Null while it is read only at a press: after a restore, until its owner says that it goes on. */
  nextReadAt: z.iso.datetime().nullable(),
})

export type CampaignSource = z.infer<typeof campaignSourceSchema>

const sourceAnswer = z.object({ source: campaignSourceSchema.nullable() })

export const getCampaignSourceCall = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id/source',
  scope: 'read',
  params: idParams,
  success: { 200: sourceAnswer },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Sets the address and reads it at once. A password that is left out keeps its value for the same address. */
export const setCampaignSourceCall = defineCall({
  method: 'PUT',
  path: '/api/campaigns/:id/source',
  scope: 'make',
  params: idParams,
  body: z.object({
    address: addressSchema,
    username: textOf({ max: 200, tooLong: 'A user name must be at most 200 characters' }).nullish(),
    password: textOf({ max: 200, tooLong: 'A password must be at most 200 characters' }).nullish(),
    everyHours: hoursSchema,
    paints: z.boolean().default(false),
  }),
  success: { 200: sourceAnswer },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED'],
})

export type NewCampaignSource = z.input<(typeof setCampaignSourceCall)['body']>

/** Reads the address now. While it is being read, the call changes nothing. */
export const readCampaignSourceCall = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/source/read',
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: z
    .object({
      /** The feed is taken even if it has lost more than a third of its products. */
      evenIfSmaller: z.boolean().default(false),
    })
    .nullish(),
  success: { 202: sourceAnswer },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED'],
})

/** Forgets the address. The campaign and its pictures stay. */
export const deleteCampaignSourceCall = defineCall({
  method: 'DELETE',
  path: '/api/campaigns/:id/source',
  scope: 'make',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})
