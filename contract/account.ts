import { z } from 'zod'
import { defineCall } from './call.ts'

/** What is known about the account beside the current user. */
export const getAccount = defineCall({
  method: 'GET',
  path: '/api/account',
  success: { 200: z.object({ createdAt: z.iso.datetime() }) },
  codes: ['UNAUTHENTICATED'],
})

export type Account = z.infer<(typeof getAccount)['success'][200]>

/** Ends every session of the person, this one too. */
export const logoutEverywhere = defineCall({
  method: 'POST',
  path: '/api/auth/logout-all',
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED'],
})

const ownSessionSchema = z.object({
  id: z.string(),
  /** `Firefox on Windows`; null where the browser does not say. */
  device: z.string().nullable(),
  startedAt: z.iso.datetime(),
  /** To the day: it is noted once a day. */
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

export type OwnSession = z.infer<typeof ownSessionSchema>

/** Where the person is signed in, the latest first, 100 at the most. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/api/account/sessions',
  success: { 200: z.object({ sessions: z.array(ownSessionSchema) }) },
  codes: ['UNAUTHENTICATED'],
})

/** Ends one of them. The one of this call, too: then the browser is signed out. */
export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  params: z.object({ id: z.string().regex(/^[\w-]{43}$/) }),
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_OWNER'],
})

/** A ZIP: `account.json` with everything that is known about the person, and the folders `uploads`, `studies`, `ads`, `brand` (logos and fonts) and `profile`. */
export const ACCOUNT_EXPORT_PATH = '/api/account/export'

/** Deletes the account with all that belongs to it. There is no way back. */
export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/account',
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED'],
})
