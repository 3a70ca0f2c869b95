import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '#scripts/launch/root.mjs'
import type { Mend } from './fault.ts'

/** Another commit of this repository in a folder of its own, with the packages of this one: only its code is tested. */
export class Checkout implements Disposable {
  readonly folder: string

  constructor(commit: string) {
    this.folder = path.join(mkdtempSync(path.join(tmpdir(), 'faults-checkout-')), 'code')
    git('worktree', 'add', '--detach', this.folder, commit)
    for (const name of ['node_modules', 'dist']) symlinkSync(path.join(ROOT, name), path.join(this.folder, name))
  }

  /**
   * Checks out this commit with a mend removed. Throws if the mend's code is not found, because it has changed since.
   */
  static without({ file, code, instead }: Mend): Checkout {
    const checkout = new Checkout('HEAD')
    const full = path.join(checkout.folder, file)
    const text = readFileSync(full, 'utf8')
    if (text.split(code).length !== 2) {
      checkout[Symbol.dispose]()
      throw new Error(`${file} does not hold "${code}" once: state the mend again.`)
    }
    writeFileSync(
      full,
      text.replace(code, () => instead),
    )
    return checkout
  }

  [Symbol.dispose](): void {
    git('worktree', 'remove', '--force', this.folder)
    rmSync(path.dirname(this.folder), { recursive: true, force: true })
  }
}

export function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
