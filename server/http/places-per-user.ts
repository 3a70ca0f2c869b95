import { AppError } from './app-error.ts'

interface Places {
  perUser: number
  /** What whoever asks for one more is told. */
  sentence: string
  /** How many there are for all people of this process together, and what is told where all are taken; no bound by default. */
  total?: { places: number; sentence: string }
}

/** Counts what each user has open on this server at the same time. */
export function makePlacesPerUser({ perUser, sentence, total }: Places) {
  const open = new Map<string, number>()
  let sum = 0
  return {
    /** Throws TOO_MANY_REQUESTS where there is no place left; gives back how to free this one, to be called once. */
    take(userId: string): () => void {
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
