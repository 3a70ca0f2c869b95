import { z } from 'zod'
import { defineCall, idParams } from '../platform/call.ts'
import { TOKEN_SCOPES } from '../platform/token-scope.ts'

/** A program that its user has connected on the consent page, instead of giving it an API token. */
export const connectedAppSchema = z.object({
  id: z.uuid(),
  /** Its name as the program gives it; nobody has checked it. */
  name: z.string(),
  /** The host from which it comes, or to which its users are sent back. */
  host: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  createdAt: z.iso.datetime(),
  /** The connection has to be agreed to again after this time. */
  expiresAt: z.iso.datetime(),
  /** Accurate to the minute; null if it was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
})

export type ConnectedApp = z.infer<typeof connectedAppSchema>

/** The user's connected programs, the latest first. */
export const listConnectedAppsCall = defineCall({
  method: 'GET',
  path: '/api/account/connected-apps',
  success: { 200: z.object({ apps: z.array(connectedAppSchema) }) },
  codes: ['UNAUTHENTICATED'],
})

/** Disconnects a program: all of its tokens open nothing from now on. */
export const disconnectAppCall = defineCall({
  method: 'DELETE',
  path: '/api/account/connected-apps/:id',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_OWNER'],
})
