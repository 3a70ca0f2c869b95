import { z } from 'zod'
import { defineCall } from './call.ts'

/** Ends every session of the person, this one too. */
export const logoutEverywhere = defineCall({
  method: 'POST',
  path: '/api/auth/logout-all',
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED'],
})

/** A ZIP: `account.json` with everything that is known about the person, and the folders `uploads` and `ads`. */
export const ACCOUNT_EXPORT_PATH = '/api/account/export'

/** Deletes the account with all that belongs to it. There is no way back. */
export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/account',
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED'],
})
