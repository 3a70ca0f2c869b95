import { z } from 'zod'
import { GIFT_MAX, GIFT_REASON_MAX, SEARCH_MAX, SUBJECT_MAX } from './admin-limits.ts'
import { defineCall, idParams } from '../platform/call.ts'
import { ERROR_STATUS, type ErrorCode } from '../platform/errors.ts'
import { formatIdSchema } from '../format-id.ts'
import { type PlanId, PLANS } from '../money/plans.ts'
import { textOf } from '../text/typed-text.ts'

/**
 * The calls of operators. For everybody else, signed out or in, these addresses answer NOT_FOUND like any
 * unknown one. They carry no pictures and no words of a user's ads, except in an export that the user has asked for.
 */

const moment = z.iso.datetime()

const personSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  planId: z.enum(Object.keys(PLANS) as [PlanId, ...PlanId[]]),
  ads: z.number().int(),
  credits: z.object({ monthly: z.number().int(), pack: z.number().int() }),
  since: moment,
})

export type AdminPerson = z.infer<typeof personSchema>

/** Finds users by the beginning of the e-mail address, or by id; lists the newest without either. 50 at most. */
export const searchPeopleCall = defineCall({
  method: 'GET',
  path: '/api/admin/people',
  query: z.object({ search: textOf({ max: SEARCH_MAX }).default('') }),
  success: { 200: z.object({ people: z.array(personSchema) }) },
  codes: ['VALIDATION_FAILED', 'NOT_FOUND'],
})

const ledgerEntrySchema = z.object({
  id: z.uuid(),
  at: moment,
  kind: z.string(),
  creditType: z.string(),
  amount: z.number().int(),
  reason: z.string().nullable(),
})

const trailEventSchema = z.object({
  id: z.uuid(),
  at: moment,
  kind: z.string(),
  /** The operator who did it; null if the user or a provider did. */
  actorId: z.uuid().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})

const personDetailsSchema = personSchema.extend({
  suspendedSince: moment.nullable(),
  /** The issuer by which the user signs in; null for the demo. */
  signsInAt: z.string().nullable(),
  ledger: z.array(ledgerEntrySchema),
  trail: z.array(trailEventSchema),
})

export type AdminPersonDetails = z.infer<typeof personDetailsSchema>

/** One user, with the last 50 entries of the ledger and of the audit trail, newest first. */
export const getPersonCall = defineCall({
  method: 'GET',
  path: '/api/admin/people/:id',
  params: idParams,
  success: { 200: personDetailsSchema },
  codes: ['NOT_FOUND'],
})

const REASON_MISSING = 'Say why, so that others can follow it.'
const REASON_TOO_LONG = `Say it in at most ${GIFT_REASON_MAX} characters.`

export const giveCreditsBody = z.object({
  amount: z
    .number()
    .int()
    .min(1)
    .max(GIFT_MAX)
    .meta({ description: `From 1 to ${GIFT_MAX}` }),
  /** Appears in the ledger, which the user can export. */
  reason: textOf({ min: 1, tooShort: REASON_MISSING, max: GIFT_REASON_MAX, tooLong: REASON_TOO_LONG }),
  /** Chosen by the caller: the same id grants once, however often it is sent. */
  requestId: z.uuid(),
})

/** Grants credits that are spent like bought ones. */
export const giveCreditsCall = defineCall({
  method: 'POST',
  path: '/api/admin/people/:id/credits',
  params: idParams,
  body: giveCreditsBody,
  success: { 200: personDetailsSchema },
  codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
})

const SUBJECT_MISSING = 'Say by which subject the issuer knows the person.'

export const relinkPersonBody = z.object({
  /** The `sub` claim of the user, as the issuer shows it. */
  subject: textOf({ min: 1, tooShort: SUBJECT_MISSING, max: SUBJECT_MAX }),
})

/**
 * Hands the account to the user who signs in at the configured issuer as this subject. Answers CONFLICT if the subject
 * has another account.
 */
export const relinkPersonCall = defineCall({
  method: 'POST',
  path: '/api/admin/people/:id/relink',
  params: idParams,
  body: relinkPersonBody,
  success: { 200: personDetailsSchema },
  codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
})

/** Suspends a user, or lifts the suspension. Answers CONFLICT for the operator's own account. */
export const suspendPersonCall = defineCall({
  method: 'POST',
  path: '/api/admin/people/:id/suspend',
  params: idParams,
  body: z.object({ suspended: z.boolean() }),
  success: { 200: personDetailsSchema },
  codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
})

/**
 * Ends the subscription at once and has the payment provider delete the user's cards. Answers CONFLICT if there is
 * nothing to stop.
 */
export const stopPaymentsCall = defineCall({
  method: 'POST',
  path: '/api/admin/people/:id/stop-payments',
  params: idParams,
  success: { 200: personDetailsSchema },
  codes: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
})

/** Deletes the account as its owner would. Answers CONFLICT for the operator's own account. */
export const deletePersonCall = defineCall({
  method: 'DELETE',
  path: '/api/admin/people/:id',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['NOT_FOUND', 'CONFLICT'],
})

/**
 * The export that the user would get from their account page: the only operators' call with pictures and words in it.
 */
export const PERSON_EXPORT_PATH = '/api/admin/people/:id/export'

const jobSchema = z.object({
  id: z.uuid(),
  personId: z.uuid(),
  format: formatIdSchema,
  stage: z.string(),
  createdAt: moment,
  updatedAt: moment,
  /** The reason for the failure. */
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]).nullable(),
})

export type AdminJob = z.infer<typeof jobSchema>

const jobListSchema = z.object({ count: z.number().int(), jobs: z.array(jobSchema) })

export type AdminJobList = z.infer<typeof jobListSchema>

/**
 * Ads that wait, that failed within 7 days and were not made since, or that are stuck; 50 of each, and the total of
 * each.
 */
export const listAdminJobsCall = defineCall({
  method: 'GET',
  path: '/api/admin/jobs',
  success: { 200: z.object({ waiting: jobListSchema, failed: jobListSchema, stuck: jobListSchema }) },
  codes: ['NOT_FOUND'],
})

/**
 * Makes a failed ad again in the user's name, by their plan and credits, or puts a stuck one back into the queue.
 * Answers CONFLICT if it is no longer either.
 */
export const retryJobCall = defineCall({
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  params: idParams,
  success: { 200: z.object({ jobId: z.uuid() }) },
  codes: [
    'VALIDATION_FAILED',
    'NOT_FOUND',
    'CONFLICT',
    'INSUFFICIENT_CREDITS',
    'FORMAT_NOT_ALLOWED',
    'CUSTOM_COLORS_NOT_ALLOWED',
    'VARIANT_LIMIT_REACHED',
    'MODEL_LIMIT_REACHED',
  ],
})

/** The cost of model calls by day (UTC), as the ceilings count it; the newest day first. */
export const getCostsCall = defineCall({
  method: 'GET',
  path: '/api/admin/costs',
  success: { 200: z.object({ days: z.array(z.object({ day: z.iso.date(), usd: z.number() })) }) },
  codes: ['NOT_FOUND'],
})

const serviceSchema = z.object({
  /** `database`, `storage`, `issuer`, `payments`, or the host of a model. */
  name: z.string(),
  reachable: z.boolean(),
  ms: z.number().int(),
})

export type AdminService = z.infer<typeof serviceSchema>

/**
 * Checks that the services we depend on answer, and how fast; `resting` lists the providers of models that are left
 * alone after failures.
 */
export const checkServicesCall = defineCall({
  method: 'GET',
  path: '/api/admin/services',
  success: { 200: z.object({ services: z.array(serviceSchema), resting: z.array(z.string()) }) },
  codes: ['NOT_FOUND'],
})
