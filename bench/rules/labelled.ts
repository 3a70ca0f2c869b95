import type { CheckId } from '#contract/rulebook/rules.ts'

/** A picture whose faults are known, because they were put there. */
export interface Labelled {
  file: Uint8Array
  /** The placement for which it is judged. */
  placement: string
  /** What is wrong with it. */
  faults: ReadonlySet<CheckId>
  /** Checks about which nothing is known, because the picture lies near their bound. */
  unknown: ReadonlySet<CheckId>
  /** How it came about, for the list of errors. */
  what: string
}
