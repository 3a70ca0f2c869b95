/**
 * An answer of 401 says that the session has ended, elsewhere or by its age, whichever call it was: a read, a save, an upload.
 * Queries (queries.tsx) hears of it and makes the page the signed-out one.
 */
const listeners = new Set<() => void>()

export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function noteStatus(status: number): void {
  if (status === 401) listeners.forEach((listener) => listener())
}
