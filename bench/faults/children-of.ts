import { readFileSync, readdirSync } from 'node:fs'

/** Returns the processes that a process has started itself, by Linux. */
export function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => parentOf(pid) === parent).map(Number)
}

/** Returns the command line of a process. */
export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
}

/** Returns the resident memory of this process alone, in MB of 2^20 bytes; 0 for one that has ended. */
export function residentMb(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024)
}

function parentOf(pid: string): number {
  return Number(/PPid:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? -1)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
