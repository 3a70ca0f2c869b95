import { AppError } from './app-error.ts'

/** Counts how many things each user has open on this server at the same time. */
export interface SlotsPerUser {
  /** Throws TOO_MANY_REQUESTS if the limit is reached; returns a function that frees the slot, to be called once. */
  acquire(userId: string): () => void
}

interface SlotsPerUserOptions {
  perUser: number
  /** Message for a user who asks for one more. */
  sentence: string
  /** Limit for all users of this process together, and the message when it is reached; unlimited by default. */
  total?: { places: number; sentence: string }
}

export function makeSlotsPerUser({ perUser, sentence, total }: SlotsPerUserOptions): SlotsPerUser {
  const open = new Map<string, number>()
  let sum = 0
  return {
    acquire(userId) {
      const count = open.get(userId) ?? 0
      if (count >= perUser) throw new AppError('TOO_MANY_REQUESTS', sentence)
      if (total && sum >= total.places) throw new AppError('TOO_MANY_REQUESTS', total.sentence)
      open.set(userId, count + 1)
      sum += 1
      return () => {
        sum -= 1
        const left = (open.get(userId) ?? 1) - 1
        if (left === 0) open.delete(userId)
        else open.set(userId, left)
      }
    },
  }
}
