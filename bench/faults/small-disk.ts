import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const FILLER = 'filler'

/** A disk in memory that a test may fill to its last byte (tmpfs: Linux, and root). */
export class SmallDisk implements Disposable {
  readonly folder: string

  constructor(folder: string, megabytes: number) {
    mkdirSync(folder, { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'placard', folder])
    this.folder = folder
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
