import { type FairLine, makeFairLine } from './fair-line.ts'

export interface SlotRequest {
  /** Id of the user, or another key, that the work is for. */
  owner: string
  /** Share of the budget that the work uses. */
  cost: number
  signal: AbortSignal
  /**
   * Marks work that only prepares what the owner came for: it does not count as a turn, and the work requested in
   * answer to it takes its slot.
   */
  isPreparation?: boolean
  /**
   * Set for work that nobody waits for yet: it begins when nothing else can, and leaves when something else could begin
   * in its slot.
   */
  givesWay?: GivesWay | undefined
}

export interface GivesWay {
  /** Once this aborts, somebody waits for the work, and it is treated like any other. */
  until: AbortSignal
  /** Called when its slot is wanted. */
  leave(): void
}

export interface FairSlots {
  /** Number of requests without a slot, not counting those that nobody waits for yet. */
  readonly waiting: number
  /** The same number for one owner. */
  waitingOf(owner: string): number
  /**
   * Resolves to a function that releases the slot. A request that is aborted while it waits leaves the line at once and
   * rejects with the signal's reason.
   */
  acquire(request: SlotRequest): Promise<() => void>
}

interface FairSlotsOptions {
  /** Number of slots. */
  places: number
  /** Number of slots that one owner may have. */
  placesEach: number
  /** Upper limit of the cost of all work that runs at once; work that costs more by itself runs alone. */
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
 * Makes slots for the work of many owners. The next slot goes to the owner with the fewest; among equals, to the one
 * who has gone longest without a turn, in the order of their requests. The line waits for the next one until the budget
 * has room for it, so that much small work never keeps large work out. Work that gives way has a line of its own with
 * the same rules, which moves only when the first line is empty.
 */
export function makeFairSlots({ places, placesEach, budget }: FairSlotsOptions): FairSlots {
  const first = makeFairLine<Work>(placesEach)
  const later = makeFairLine<Work>(placesEach)
  const atWork = new Set<Work>()
  /** Work in a slot that was asked to leave. */
  const leaving = new Set<Work>()

  async function acquire({ owner, cost, signal, isPreparation = false, givesWay }: SlotRequest): Promise<() => void> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const canWait = givesWay !== undefined && !givesWay.until.aborted
    const work: Work = {
      owner,
      cost: Math.min(cost, budget),
      isPreparation,
      enter: resolve,
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
    // Only after the owner had the chance to request what this work prepared.
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

  /** Asks the newest work that gives way to leave: no more than necessary, and none if it would not help. */
  function makeRoom(next: Work): void {
    const giving = [...atWork].filter((work) => work.givesWay && !leaving.has(work)).reverse()
    const staying = new Set([...atWork].filter((work) => !leaving.has(work)))
    const toEvict: Work[] = []
    while (!fitsBeside(next, staying)) {
      const work = giving.shift()
      if (!work) return
      staying.delete(work)
      toEvict.push(work)
    }
    for (const work of toEvict) {
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
    acquire: acquire,
  }
}

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}
