export interface Wish {
  /** Whoever it is for. */
  owner: string
  /** Its part of the budget. */
  cost: number
  signal: AbortSignal
  /** Only prepares the work that the owner is here for: it is no turn, and what is asked for in answer to it comes in its place. */
  isPreparation?: boolean
}

export interface FairPlaces {
  /** How many have no place yet. */
  readonly waiting: number
  /** Gives back how to leave. Whoever is aborted while waiting leaves at once, with the signal's reason. */
  take(wish: Wish): Promise<() => void>
}

interface FairPlacesOptions {
  /** How many work at once. */
  places: number
  /** Of one owner. */
  placesEach: number
  /** What all that work at once may cost together; what costs more by itself works alone. */
  budget: number
}

interface Waiting {
  cost: number
  isPreparation: boolean
  enter(): void
}

/**
 * Places for work of many owners. The next one goes to who has the fewest, among these to who has had none for longest, in the order
 * in which that one asked; and who is next is waited for until the budget has room, so that much small work never keeps large
 * work out.
 */
export function makeFairPlaces({ places, placesEach, budget }: FairPlacesOptions): FairPlaces {
  const queues = new Map<string, Set<Waiting>>()
  const working = new Map<string, number>()
  /** When each who waits or works got a place last, in places given so far. */
  const lastTurns = new Map<string, number>()
  let turns = 0
  let taken = 0
  let spent = 0

  async function take({ owner, cost, signal, isPreparation = false }: Wish): Promise<() => void> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const wish: Waiting = { cost: Math.min(cost, budget), isPreparation, enter: resolve }
    const abort = () => {
      leaveQueue(owner, wish)
      reject(signal.reason as Error)
      admit()
    }
    signal.addEventListener('abort', abort, { once: true })
    queues.set(owner, (queues.get(owner) ?? new Set()).add(wish))
    admit()
    try {
      await promise
    } finally {
      signal.removeEventListener('abort', abort)
    }
    const leaveOnce = once(() => leave(owner, wish))
    // Not before its owner could ask for what it prepared.
    return isPreparation ? () => void setImmediate(leaveOnce) : leaveOnce
  }

  function admit(): void {
    for (let next = findNext(); next; next = findNext()) {
      const [owner, wish] = next
      if (taken === places || spent + wish.cost > budget) return
      if (!wish.isPreparation) lastTurns.set(owner, ++turns)
      working.set(owner, workingOf(owner) + 1)
      leaveQueue(owner, wish)
      taken++
      spent += wish.cost
      wish.enter()
    }
  }

  function findNext(): [owner: string, wish: Waiting] | undefined {
    let next: string | undefined
    for (const owner of queues.keys()) {
      if (workingOf(owner) < placesEach && (next === undefined || comesBefore(owner, next))) next = owner
    }
    if (next === undefined) return undefined
    const [wish] = queues.get(next)!
    return [next, wish!]
  }

  function comesBefore(one: string, other: string): boolean {
    const more = workingOf(one) - workingOf(other)
    return more < 0 || (more === 0 && (lastTurns.get(one) ?? 0) < (lastTurns.get(other) ?? 0))
  }

  function leave(owner: string, { cost }: Waiting): void {
    const left = workingOf(owner) - 1
    if (left > 0) working.set(owner, left)
    else working.delete(owner)
    forget(owner)
    taken--
    spent -= cost
    admit()
  }

  function leaveQueue(owner: string, wish: Waiting): void {
    const queue = queues.get(owner)
    queue?.delete(wish)
    if (queue?.size === 0) queues.delete(owner)
    forget(owner)
  }

  function forget(owner: string): void {
    if (!queues.has(owner) && !working.has(owner)) lastTurns.delete(owner)
  }

  const workingOf = (owner: string) => working.get(owner) ?? 0

  return {
    get waiting() {
      return [...queues.values()].reduce((sum, queue) => sum + queue.size, 0)
    },
    take,
  }
}

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}
