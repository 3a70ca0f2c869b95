import { AppError } from '../http/app-error.ts'

const STREAMS_PER_USER = 4

/** Counts the progress streams that each user has open on this server. */
export function makeStreamCounter() {
  const open = new Map<string, number>()
  return {
    /** Throws TOO_MANY_REQUESTS for a fifth stream; gives back how to free the place. */
    take(userId: string): () => void {
      const count = open.get(userId) ?? 0
      if (count >= STREAMS_PER_USER) {
        throw new AppError('TOO_MANY_REQUESTS', 'This ad is open in too many windows. Please close one of them.')
      }
      open.set(userId, count + 1)
      return () => {
        const left = (open.get(userId) ?? 1) - 1
        if (left === 0) open.delete(userId)
        else open.set(userId, left)
      }
    },
  }
}
