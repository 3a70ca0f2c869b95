import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const FILLER = 'filler'

/** A disk in memory that a test may fill to its last byte (tmpfs: Linux, and root). */
export class SmallDisk implements Disposable {
  readonly folder: string

  constructor(folder: string, megabytes: number) {
    mkdirSync(folder, { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'placard', folder], { stdio: 'ignore' })
    this.folder = folder
  }

  /** Returns why there can be none here; undefined if there can. */
  static refusal(): string | undefined {
    const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'))
    try {
      new SmallDisk(folder, 1)[Symbol.dispose]()
      return undefined
    } catch {
      return 'a disk in memory may be mounted on Linux alone, and by root'
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  fill(): void {
    for (const size of [1 << 20, 1 << 12]) {
      try {
        for (;;) appendFileSync(path.join(this.folder, FILLER), Buffer.alloc(size))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
  }

  free(): void {
    rmSync(path.join(this.folder, FILLER), { force: true })
  }

  [Symbol.dispose](): void {
    execFileSync('umount', ['--lazy', this.folder])
  }
}
