/**
 * Listeners to the end of the session. An answer of 401 to any call (a read, a save, an upload) means that it has
 * ended, elsewhere or by its age. Queries (queries.tsx) then makes the page the signed-out one.
 */
const listeners = new Set<() => void>()

export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function reportStatus(status: number): void {
  if (status === 401) listeners.forEach((listener) => listener())
}
