interface Shared<Value> {
  /** Asks; never rejects, because a failure is an answer too. */
  ask: () => Promise<Value>
  /** Milliseconds to keep an answer, from its arrival. */
  keptMs: number
  now?: () => number
}

/**
 * Returns a function that shares answers: however many call it at once or within `keptMs`, the question is asked once
 * and all get its answer.
 */
export function sharedAnswer<Value>({
  ask,
  keptMs,
  now = () => performance.now(),
}: Shared<Value>): () => Promise<Value> {
  let asked: { answer: Promise<Value>; cameAt: number } | undefined
  return () => {
    if (asked && now() - asked.cameAt < keptMs) return asked.answer
    const current = { answer: ask(), cameAt: Infinity }
    void current.answer.then(() => (current.cameAt = now()))
    asked = current
    return current.answer
  }
}

/**
 * Does the same for answers that may be slightly old: only the first caller waits; later ones get the last answer while
 * the next one is on its way.
 */
export function lastAnswer<Value>(shared: Shared<Value>): () => Promise<Value> {
  let last: { value: Value } | undefined
  const next = sharedAnswer({
    ...shared,
    ask: async () => {
      last = { value: await shared.ask() }
      return last.value
    },
  })
  return async () => {
    const coming = next()
    return last ? last.value : coming
  }
}
