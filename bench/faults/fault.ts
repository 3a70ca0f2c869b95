import type { Person } from './person.ts'
import type { Rig, RigOptions } from './rig.ts'

/** What keeps a fault from doing harm, as one piece of the code. */
export interface Mend {
  what: string
  file: string
  code: string
  /** What stands in its place where it is taken out. */
  instead: string
}

/** What goes wrong while people work. One small file each. */
export interface Fault {
  name: string
  /** For the table: what happens, and for how long. */
  what: string
  /** Why it cannot be tried on this machine; undefined where it can. */
  refusal?(): string | undefined
  /** An installation of its own, where the one that faults share will not do. */
  rig?: RigOptions
  /** Without it the fault is seen to fail: `npm run faults -- --unmended`. */
  mend?: Mend
  /** So many more are signed in, who do nothing but what the fault has them do. */
  guests?: number
  /** Calls may end without an answer: whoever would have answered was killed. */
  mayHangUp?: boolean
  /** Begins the fault, lasts as long as it lasts, and ends it. Whoever was killed is not started again by anybody else. */
  strike(rig: Rig, crowd: Crowd): Promise<void>
  /** What else must be true in the end; answers what is wrong. */
  check?(rig: Rig, crowd: Crowd): Promise<string[]>
}

export interface Crowd {
  people: readonly Person[]
  guests: readonly Person[]
  /** Each of the people begins a further format, and is answered in words or made. */
  generateMore(): void
}
