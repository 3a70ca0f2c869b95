interface Shared<Value> {
  /** Never rejects: a failure is an answer too. */
  ask: () => Promise<Value>
  /** From the moment in which it came. */
  keptMs: number
  now?: () => number
}

/** However many ask at once or within `keptMs`, one question is asked and all have its answer. */
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

/** The same for what may be a little old: only who asks first waits, everybody later has the last answer while the next one is on its way. */
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
