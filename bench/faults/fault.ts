import type { LoadUser } from './person.ts'
import type { Rig, RigOptions } from './rig.ts'

/** The piece of code that keeps a fault from doing harm. */
export interface Mend {
  what: string
  file: string
  code: string
  /** The code that replaces it when it is removed. */
  instead: string
}

/** Something that goes wrong while people work. One small file each. */
export interface Fault {
  name: string
  /** Text for the table: what happens, and for how long. */
  what: string
  /** Returns why it cannot be tried on this machine; undefined if it can. */
  refusal?(): string | undefined
  /** An installation of its own, if the one that faults share is not suitable. */
  rig?: RigOptions
  /** The code without which the fault is seen to fail: `npm run faults -- --unmended`. */
  mend?: Mend
  /** Number of additional signed-in users, who do only what the fault has them do. */
  guests?: number
  /** Calls may end without an answer, because the process that would have answered was killed. */
  mayHangUp?: boolean
  /** Begins the fault, lasts as long as it does, and ends it. A killed process has to be started again here. */
  strike(rig: Rig, crowd: Crowd): Promise<void>
  /** Checks what else must be true in the end; returns what is wrong. */
  check?(rig: Rig, crowd: Crowd): Promise<string[]>
}

export interface Crowd {
  people: readonly LoadUser[]
  guests: readonly LoadUser[]
  /** Has each of the users begin a further format, which is answered with a message or made. */
  generateMore(): void
}
