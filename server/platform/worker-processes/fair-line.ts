/** Keeps the work that waits for a slot, and decides whose turn it is. */
export interface FairLine<Work extends { owner: string }> {
  readonly waiting: number
  waitingOf(owner: string): number
  add(work: Work): void
  /** Removes work that no longer waits. */
  remove(work: Work): void
  /**
   * Returns the next work of the owner with the fewest slots; among equals, of the one who has gone longest without a
   * turn. Returns undefined if nobody may have another slot.
   */
  next(): Work | undefined
  /** Records that the work got a slot, and whether that counts as a turn of its owner. */
  begin(work: Work, options: { isTurn: boolean }): void
  /** Records that the work released its slot. */
  end(work: Work): void
}

export function makeFairLine<Work extends { owner: string }>(placesEach: number): FairLine<Work> {
  const queues = new Map<string, Set<Work>>()
  const working = new Map<string, number>()
  /** Number of the last turn of each owner who waits or works. */
  const lastTurns = new Map<string, number>()
  let turns = 0

  const workingOf = (owner: string) => working.get(owner) ?? 0

  function comesBefore(one: string, other: string): boolean {
    const more = workingOf(one) - workingOf(other)
    return more < 0 || (more === 0 && (lastTurns.get(one) ?? 0) < (lastTurns.get(other) ?? 0))
  }

  function remove(work: Work): void {
    const { owner } = work
    const queue = queues.get(owner)
    queue?.delete(work)
    if (queue?.size === 0) queues.delete(owner)
    forget(owner)
  }

  function forget(owner: string): void {
    if (!queues.has(owner) && !working.has(owner)) lastTurns.delete(owner)
  }

  return {
    get waiting() {
      return [...queues.values()].reduce((sum, queue) => sum + queue.size, 0)
    },
    waitingOf: (owner) => queues.get(owner)?.size ?? 0,
    add(work) {
      queues.set(work.owner, (queues.get(work.owner) ?? new Set()).add(work))
    },
    remove,
    next() {
      let next: string | undefined
      for (const owner of queues.keys()) {
        if (workingOf(owner) < placesEach && (next === undefined || comesBefore(owner, next))) next = owner
      }
      if (next === undefined) return undefined
      const [work] = queues.get(next) ?? []
      return work
    },
    begin(work, { isTurn }) {
      if (isTurn) lastTurns.set(work.owner, ++turns)
      working.set(work.owner, workingOf(work.owner) + 1)
      remove(work)
    },
    end({ owner }) {
      const left = workingOf(owner) - 1
      if (left > 0) working.set(owner, left)
      else working.delete(owner)
      forget(owner)
    },
  }
}
