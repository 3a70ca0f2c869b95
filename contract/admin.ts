import { z } from 'zod'
import { GIFT_MAX, GIFT_REASON_MAX, SEARCH_MAX, SUBJECT_MAX } from './admin-limits.ts'
import { defineCall, idParams } from './call.ts'
import { ERROR_STATUS, type ErrorCode } from './errors.ts'
import { formatIdSchema } from './format-id.ts'
import { type PlanId, PLANS } from './plans.ts'
import { textOf } from './typed-text.ts'

/**
 * What an operator sees and does. For everybody else these addresses are as unknown as any other: NOT_FOUND, signed out too. No
 * pictures and no words of anybody's ads, but for what a person has asked to be exported.
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

/** By the beginning of the e-mail address, or by the id; without either the newest ones. 50 at the most. */
export const searchPeople = defineCall({
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
  /** The operator who did it; null where the person or a provider did. */
  actorId: z.uuid().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})

const personDetailsSchema = personSchema.extend({
  suspendedSince: moment.nullable(),
  /** The issuer by which they sign in; null for the demo. */
  signsInAt: z.string().nullable(),
  ledger: z.array(ledgerEntrySchema),
  trail: z.array(trailEventSchema),
})

export type AdminPersonDetails = z.infer<typeof personDetailsSchema>

/** With the last 50 entries of the ledger and of the audit trail, newest first. */
export const getPerson = defineCall({
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
  /** Stands in the ledger, which the person can export. */
  reason: textOf({ min: 1, tooShort: REASON_MISSING, max: GIFT_REASON_MAX, tooLong: REASON_TOO_LONG }),
  /** Made by the caller: the same one gives once, however often it is sent. */
  requestId: z.uuid(),
})

/** Gives credits that are spent like bought ones. */
export const giveCredits = defineCall({
  method: 'POST',
  path: '/api/admin/people/:id/credits',
  params: idParams,
  body: giveCreditsBody,
  success: { 200: personDetailsSchema },
  codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
})

const SUBJECT_MISSING = 'Say by which subject the issuer knows the person.'

export const relinkPersonBody = z.object({
  /** `sub`, as the issuer shows it of the person. */
  subject: textOf({ min: 1, tooShort: SUBJECT_MISSING, max: SUBJECT_MAX }),
})

/** Whoever signs in at the configured issuer as this subject has the account from now on. CONFLICT where the subject has another one. */
export const relinkPerson = defineCall({
  method: 'POST',
  path: '/api/admin/people/:id/relink',
  params: idParams,
  body: relinkPersonBody,
  success: { 200: personDetailsSchema },
  codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
})

/** Shuts a person out, or lets them in again. Not oneself (CONFLICT). */
export const suspendPerson = defineCall({
  method: 'POST',
  path: '/api/admin/people/:id/suspend',
  params: idParams,
  body: z.object({ suspended: z.boolean() }),
  success: { 200: personDetailsSchema },
  codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
})

/** Ends the subscription at once and has the payment provider forget the person's cards. CONFLICT where there is nothing to stop. */
export const stopPayments = defineCall({
  method: 'POST',
  path: '/api/admin/people/:id/stop-payments',
  params: idParams,
  success: { 200: personDetailsSchema },
  codes: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
})

/** Deletes the account as its owner would. Not one's own (CONFLICT). */
export const deletePerson = defineCall({
  method: 'DELETE',
  path: '/api/admin/people/:id',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['NOT_FOUND', 'CONFLICT'],
})

/** What the person would get by their account page: the one call of operators with pictures and words in it. */
export const PERSON_EXPORT_PATH = '/api/admin/people/:id/export'

const jobSchema = z.object({
  id: z.uuid(),
  personId: z.uuid(),
  format: formatIdSchema,
  stage: z.string(),
  createdAt: moment,
  updatedAt: moment,
  /** Why it failed. */
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]).nullable(),
})

export type AdminJob = z.infer<typeof jobSchema>

const jobListSchema = z.object({ count: z.number().int(), jobs: z.array(jobSchema) })

export type AdminJobList = z.infer<typeof jobListSchema>

/** Ads that wait, failed within 7 days and were not made since, or are stuck; 50 of each, and how many there are. */
export const listAdminJobs = defineCall({
  method: 'GET',
  path: '/api/admin/jobs',
  success: { 200: z.object({ waiting: jobListSchema, failed: jobListSchema, stuck: jobListSchema }) },
  codes: ['NOT_FOUND'],
})

/**
 * A failed one is made anew in the person's name, by their plan and credits; a stuck one goes to the queue again. CONFLICT where it is
 * neither any more.
 */
export const retryJob = defineCall({
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

/** What model calls have cost, by day (UTC), as the ceilings count it; the newest day first. */
export const getCosts = defineCall({
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

/** Whether what we need answers, and how fast; `resting` are providers of models that are left alone after failures. */
export const checkServices = defineCall({
  method: 'GET',
  path: '/api/admin/services',
  success: { 200: z.object({ services: z.array(serviceSchema), resting: z.array(z.string()) }) },
  codes: ['NOT_FOUND'],
})
