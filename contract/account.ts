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

/** A ZIP: `account.json` with everything that is known about the person, and the folders `uploads`, `studies`, `ads`, `brand` and `profile`. */
export const ACCOUNT_EXPORT_PATH = '/api/account/export'

/** Deletes the account with all that belongs to it. There is no way back. */
export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/account',
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED'],
})
