/** Tells the line number of a position in a text that comes in pieces. Positions have to be asked for in order. */
export class LineCounter {
  private ends: number[] = []
  private length = 0
  private passed = 0
  private next = 0

  add(piece: string): void {
    for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', at + 1)) this.ends.push(this.length + at)
    this.length += piece.length
  }

  /** Returns the line of the position, from 1. */
  at(index: number): number {
    while (this.next < this.ends.length && this.ends[this.next]! < index) this.next++
    const line = this.passed + this.next + 1
    this.forget()
    return line
  }

  /** The last line of everything received. */
  get last(): number {
    return this.passed + this.ends.length + 1
  }

  private forget(): void {
    if (this.next < FORGOTTEN_AT_ONCE) return
    this.ends = this.ends.slice(this.next)
    this.passed += this.next
    this.next = 0
  }
}

const FORGOTTEN_AT_ONCE = 10_000
