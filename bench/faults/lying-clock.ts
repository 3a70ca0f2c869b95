import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The library of Debian's package libfaketime. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

/** A clock that processes see in place of the system's; the database's stays right. */
export class LyingClock {
  readonly #file: string
  /** The wrapper of a program that is to see it. */
  readonly before: readonly string[]

  constructor() {
    const folder = mkdtempSync(path.join(tmpdir(), 'faults-clock-'))
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    this.#file = path.join(folder, 'clock')
    this.set('+0')
    this.before = [
      'env',
      `LD_PRELOAD=${LIBRARY}`,
      `FAKETIME_TIMESTAMP_FILE=${this.#file}`,
      'FAKETIME_CACHE_DURATION=1',
      'FAKETIME_DONT_FAKE_MONOTONIC=1',
    ]
  }

  static refusal(): string | undefined {
    return existsSync(LIBRARY) ? undefined : 'the package libfaketime is not installed'
  }

  /** Sets its error: `+1h`, `-1d`, `+0`. */
  set(wrong: string): void {
    writeFileSync(this.#file, `${wrong}\n`)
  }
}
