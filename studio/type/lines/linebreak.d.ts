/** The package `linebreak` (UAX 14) ships no types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    /** Returns the next opportunity: the index of the first character after it; null at the end. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
