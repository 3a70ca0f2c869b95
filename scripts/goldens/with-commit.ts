import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../launch/root.mjs'

/** Returns the result of `use` with the commit's files in a folder of their own, with today's packages. */
export async function withCommit<Answer>(commit: string, use: (root: string) => Promise<Answer>): Promise<Answer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-goldens-'))
  const root = path.join(folder, 'tree')
  try {
    git('worktree', 'add', '--detach', root, commit)
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
    return await use(root)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
}

/** Returns the commit that a file was last changed in; undefined if git does not know of any. */
export function lastChange(file: string): string | undefined {
  try {
    return git('log', '-1', '--format=%H', '--', file).trim() || undefined
  } catch {
    return undefined
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
