import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { copyPicture } from './copy-picture.ts'
import type { User } from '#server/people/users/store.ts'

/**
 * Milliseconds that a sign-in waits for the picture, so that the first page shows it already; a slower copy continues
 * in the background.
 */
const WAIT_MS = 800

/** Tracks the copies under way, so that none delays a sign-in, fails one, or outlives the server. */
export function trackPictureCopies(app: FastifyInstance, services: Services) {
  const closing = new AbortController()
  const running = new Set<Promise<void>>()
  app.addHook('preClose', async () => {
    closing.abort(new Error('The server stops'))
    await Promise.all(running)
  })

  return async function copySoon(user: User, address: string | undefined): Promise<void> {
    if (!address) return
    const copy = copyPicture(services, { user, address, signal: closing.signal })
      // The address is the user's own and stays out of the log.
      .catch((error: unknown) =>
        services.log.info({ reason: (error as Error).message }, 'A profile picture was not copied'),
      )
      .finally(() => running.delete(copy))
    running.add(copy)
    await Promise.race([copy, sleep(WAIT_MS, undefined, { ref: false })])
  }
}
