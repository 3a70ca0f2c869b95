import { readFileSync } from 'node:fs'
import { runningChildren } from './child.ts'

/**
 * Returns the resident memory of each child process in bytes; 0 where the system does not report it (only Linux does).
 */
export function measureChildren(): { work: string; memoryBytes: number }[] {
  return [...runningChildren].map(({ work, pid }) => ({ work, memoryBytes: residentBytes(pid) }))
}

function residentBytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
