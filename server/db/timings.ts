/** How long the parts of an ad's making took. A part that did not take place is left out. */
export interface Timings {
  writingMs?: number
  imaginingMs?: number
  composingMs?: number
}
