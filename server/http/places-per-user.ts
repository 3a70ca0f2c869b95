import { AppError } from './app-error.ts'

interface Places {
  perUser: number
  /** What whoever asks for one more is told. */
  sentence: string
}

/** Counts what each user has open on this server at the same time. */
export function makePlacesPerUser({ perUser, sentence }: Places) {
  const open = new Map<string, number>()
  return {
    /** Throws TOO_MANY_REQUESTS where there is no place left; gives back how to free this one. */
    take(userId: string): () => void {
      const count = open.get(userId) ?? 0
      if (count >= perUser) throw new AppError('TOO_MANY_REQUESTS', sentence)
      open.set(userId, count + 1)
      return () => {
        const left = (open.get(userId) ?? 1) - 1
        if (left === 0) open.delete(userId)
        else open.set(userId, left)
      }
    },
  }
}
