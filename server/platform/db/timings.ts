/** Duration of the parts of a generation. A part that did not take place is missing. */
export interface Timings {
  writingMs?: number
  imaginingMs?: number
  composingMs?: number
}
