import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childrenOf } from './faults/children-of.ts'

/**
 * Opens a folder for everything that a run writes, including temporary files of libraries. Ended from outside, the run
 * takes its child processes and the folder with it; SIGQUIT ends PostgreSQL without a last checkpoint.
 */
export function openOwnFolder(name: string): { path: string } & Disposable {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
  // PostgreSQL runs as another user than root, and its folder is in this one.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const endAll = async (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => {
    const children = childrenOf(process.pid)
    for (const pid of children) tryKill(pid, 'SIGQUIT')
    while (children.some((pid) => tryKill(pid, 0))) await sleep(50)
    remove()
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void endAll(signal))
  return { path: folder, [Symbol.dispose]: remove }
}

/** Sends a signal; returns false for a process that has ended. */
function tryKill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
