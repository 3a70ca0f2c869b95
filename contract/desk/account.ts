import { z } from 'zod'
import { defineCall } from '../platform/call.ts'

/** Facts about the account that the current-user call does not carry. */
export const getAccountCall = defineCall({
  method: 'GET',
  path: '/api/account',
  success: { 200: z.object({ createdAt: z.iso.datetime() }) },
  codes: ['UNAUTHENTICATED'],
})

export type Account = z.infer<(typeof getAccountCall)['success'][200]>

/** Ends every session of the user, this one included. */
export const logoutEverywhereCall = defineCall({
  method: 'POST',
  path: '/api/auth/logout-all',
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED'],
})

const ownSessionSchema = z.object({
  id: z.string(),
  /** `Firefox on Windows`; null if the browser does not identify itself. */
  device: z.string().nullable(),
  startedAt: z.iso.datetime(),
  /** Accurate to the day: it is updated once a day. */
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

export type OwnSession = z.infer<typeof ownSessionSchema>

/** The user's active sessions, the latest first, 100 at most. */
export const listSessionsCall = defineCall({
  method: 'GET',
  path: '/api/account/sessions',
  success: { 200: z.object({ sessions: z.array(ownSessionSchema) }) },
  codes: ['UNAUTHENTICATED'],
})

/** Ends one session. If it is the session of this call, the browser is signed out. */
export const endSessionCall = defineCall({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  params: z.object({ id: z.string().regex(/^[\w-]{43}$/) }),
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_OWNER'],
})

/**
 * A ZIP: `account.json` with everything that is stored about the user, and the folders `uploads`, `studies`, `ads`,
 * `brand` (logos and fonts) and `profile`.
 */
export const ACCOUNT_EXPORT_PATH = '/api/account/export'

/** Deletes the account and everything that belongs to it. This cannot be undone. */
export const deleteAccountCall = defineCall({
  method: 'DELETE',
  path: '/api/account',
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED'],
})
