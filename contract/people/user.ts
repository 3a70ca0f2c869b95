import { z } from 'zod'
import { defineCall } from '../platform/call.ts'

export const currentUserSchema = z.object({
  id: z.uuid(),
  displayName: z.string(),
  email: z.string(),
  profilePicture: z.string().nullable(),
})

export type CurrentUser = z.infer<typeof currentUserSchema>

export const getCurrentUserCall = defineCall({
  method: 'GET',
  path: '/api/auth/user',
  scope: 'read',
  success: { 200: currentUserSchema },
  codes: ['UNAUTHENTICATED'],
})

/**
 * Reports if the browser sent the session cookie, which is HttpOnly, so that only the server can know. For
 * /debug-login.
 */
export const getSessionCookieCall = defineCall({
  method: 'GET',
  path: '/api/auth/session',
  success: { 200: z.object({ name: z.string(), exists: z.boolean() }) },
  codes: [],
})
