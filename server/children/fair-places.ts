import { type FairLine, makeFairLine } from './fair-line.ts'

export interface Wish {
  /** Whoever it is for. */
  owner: string
  /** Its part of the budget. */
  cost: number
  signal: AbortSignal
  /** Only prepares the work that the owner is here for: it is no turn, and what is asked for in answer to it comes in its place. */
  isPreparation?: boolean
  /** Nobody waits for it yet: it begins when nothing else could, and leaves when something else could begin in its place. */
  givesWay?: GivesWay | undefined
}

export interface GivesWay {
  /** From then on somebody waits for it: it is work like any other. */
  until: AbortSignal
  /** Its place is wanted. */
  leave(): void
}

export interface FairPlaces {
  /** How many have no place yet, of those for whom somebody waits. */
  readonly waiting: number
  /** Of one owner's. */
  waitingOf(owner: string): number
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

interface Work {
  owner: string
  cost: number
  isPreparation: boolean
  line: FairLine<Work>
  givesWay: GivesWay | undefined
  enter(): void
}

/**
 * Places for work of many owners. The next one goes to who has the fewest, among these to who has had none for longest, in the order
 * in which that one asked; and who is next is waited for until the budget has room, so that much small work never keeps large
 * work out. What gives way has a line of its own, by the same rules, which moves when there is nobody in the first.
 */
export function makeFairPlaces({ places, placesEach, budget }: FairPlacesOptions): FairPlaces {
  const first = makeFairLine<Work>(placesEach)
  const later = makeFairLine<Work>(placesEach)
  const atWork = new Set<Work>()
  /** Those at work that were told to leave. */
  const leaving = new Set<Work>()

  async function take({ owner, cost, signal, isPreparation = false, givesWay }: Wish): Promise<() => void> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const canWait = givesWay !== undefined && !givesWay.until.aborted
    const work: Work = {
      ...{ owner, cost: Math.min(cost, budget), isPreparation, enter: resolve },
      ...(canWait ? { line: later, givesWay } : { line: first, givesWay: undefined }),
    }
    const abort = () => {
      work.line.remove(work)
      reject(signal.reason as Error)
      admit()
    }
    const hurry = () => stopGivingWay(work)
    signal.addEventListener('abort', abort, { once: true })
    if (canWait) givesWay.until.addEventListener('abort', hurry, { once: true })
    work.line.add(work)
    admit()
    try {
      await promise
    } catch (error) {
      givesWay?.until.removeEventListener('abort', hurry)
      throw error
    } finally {
      signal.removeEventListener('abort', abort)
    }
    const leaveOnce = once(() => {
      givesWay?.until.removeEventListener('abort', hurry)
      leave(work)
    })
    // Not before its owner could ask for what it prepared.
    return isPreparation ? () => void setImmediate(leaveOnce) : leaveOnce
  }

  function stopGivingWay(work: Work): void {
    work.givesWay = undefined
    if (atWork.has(work)) return
    later.remove(work)
    work.line = first
    first.add(work)
    admit()
  }

  function admit(): void {
    for (let next = first.next(); next; next = first.next()) {
      if (!fitsBeside(next, atWork)) return makeRoom(next)
      begin(next)
    }
    for (let next = later.next(); next && fitsBeside(next, atWork); next = later.next()) begin(next)
  }

  function begin(work: Work): void {
    work.line.begin(work, { isTurn: !work.isPreparation })
    atWork.add(work)
    work.enter()
  }

  /** The newest leave first, no more than have to, and none where it would not help. */
  function makeRoom(next: Work): void {
    const giving = [...atWork].filter((work) => work.givesWay && !leaving.has(work)).reverse()
    const staying = new Set([...atWork].filter((work) => !leaving.has(work)))
    const told: Work[] = []
    while (!fitsBeside(next, staying)) {
      const work = giving.shift()
      if (!work) return
      staying.delete(work)
      told.push(work)
    }
    for (const work of told) {
      leaving.add(work)
      work.givesWay?.leave()
    }
  }

  function fitsBeside({ cost }: Work, others: ReadonlySet<Work>): boolean {
    const spent = [...others].reduce((sum, other) => sum + other.cost, 0)
    return others.size < places && spent + cost <= budget
  }

  function leave(work: Work): void {
    work.line.end(work)
    atWork.delete(work)
    leaving.delete(work)
    admit()
  }

  return {
    get waiting() {
      return first.waiting
    },
    waitingOf: first.waitingOf,
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
