import { z } from 'zod'
import { defineCall, idParams } from '../../platform/call.ts'
import { ownWordsSchema } from '../creative.ts'
import { formatIdSchema } from '../../format-id.ts'
import { findingSchema } from '../report.ts'
import { saleDaySchema } from './sale-day.ts'
import { findOrderProblem, SALE_NAME_MAX, SALE_STATES_MAX, SALE_WORDS } from './sale-days.ts'
import { textOf } from '../../text/typed-text.ts'
import { isVisible } from '../../text/visible-text.ts'

const NAME_MISSING = 'Please give each state a name'

const dayMessage = 'Please give the day on which it begins, like 2026-11-27'

const isDay = z.iso.date(dayMessage).refine((day) => day >= '2000-01-01' && day <= '2099-12-31', dayMessage)

const saleWordsSchema = ownWordsSchema.superRefine((words, context) => {
  for (const part of Object.keys(words)) {
    if (!(SALE_WORDS as readonly string[]).includes(part)) {
      context.addIssue({ code: 'custom', path: [part], message: 'A sale changes no name and no web address' })
    }
  }
})

/** A state of a sale as it is sent. One with an id updates that state; one without is new. */
const sentStateSchema = z.object({
  id: z.uuid().optional(),
  name: textOf({
    min: 1,
    tooShort: NAME_MISSING,
    max: SALE_NAME_MAX,
    tooLong: `A name must be at most ${SALE_NAME_MAX} characters`,
  }).refine(isVisible, NAME_MISSING),
  /** Its first day; it lasts until the next one begins. */
  from: isDay,
  /** Texts that replace the ad's words; null leaves a part out. Everything else is as on the ad. */
  words: saleWordsSchema.default({}),
})

export type SentSaleState = z.output<typeof sentStateSchema>

export const salePictureSchema = z.object({
  format: formatIdSchema,
  /** `refused` if the words do not fit on it. */
  state: z.enum(['queued', 'done', 'refused']),
  /** The reason why it was refused, or which of the words are not visible on it. */
  message: z.string().nullable(),
  imageUrl: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
  /** The ad's picture, or the words of the state, have changed since. */
  isOutdated: z.boolean(),
  findings: z.array(findingSchema),
})

export type SalePicture = z.infer<typeof salePictureSchema>

export const saleStateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  from: z.string(),
  words: z.partialRecord(z.enum(SALE_WORDS), z.string().nullable()),
  /** Pictures of the ad's current formats, in their order. */
  pictures: z.array(salePictureSchema),
})

export type SaleState = z.infer<typeof saleStateSchema>

const calendarSchema = z.object({
  states: z.array(saleStateSchema),
  /** Number of pictures that the states lack or whose content is outdated. */
  missing: z.number().int(),
})

export type SaleCalendar = z.infer<typeof calendarSchema>

const PATH = '/api/creatives/:id/sale-calendar'

export const readSaleCalendarCall = defineCall({
  method: 'GET',
  path: PATH,
  scope: 'read',
  params: idParams,
  success: { 200: calendarSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/**
 * Saves all states of an ad's sale, in the order of their days: states that are left out are deleted with their
 * pictures.
 */
export const saveSaleCalendarCall = defineCall({
  method: 'PUT',
  path: PATH,
  scope: 'make',
  params: idParams,
  body: z.object({
    states: z
      .array(sentStateSchema)
      .max(SALE_STATES_MAX, `A sale has at most ${SALE_STATES_MAX} states`)
      .superRefine((states, context) => {
        const message = findOrderProblem(states)
        if (message) context.addIssue({ code: 'custom', message })
      }),
  }),
  success: { 200: calendarSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED'],
})

/**
 * Paints the missing pictures of the states in every format of the ad. Free, as changes are. Pictures that are already
 * being painted are not started again.
 */
export const paintSaleCalendarCall = defineCall({
  method: 'POST',
  path: `${PATH}/pictures`,
  scope: 'make',
  idempotent: true,
  params: idParams,
  success: { 202: calendarSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED'],
})

/** The days on which the user's sales begin and change, for their gallery. */
export const listSalesCall = defineCall({
  method: 'GET',
  path: '/api/sale-calendars',
  scope: 'read',
  success: {
    200: z.array(
      z.object({
        creativeId: z.uuid(),
        states: z.array(saleDaySchema),
      }),
    ),
  },
  codes: ['UNAUTHENTICATED'],
})

export type Sale = z.infer<(typeof listSalesCall)['success'][200]>[number]
