import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'

export const BENCH_PHOTO = fileURLToPath(new URL('../test/fixtures/photos/accelerator-card.webp', import.meta.url))

export async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Returns the median, the 95th and the 99th percentile. */
export function percentilesOf(values: number[]): { median: number; p95: number; p99: number } {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
  return { median: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/**
 * Measures the floor, which no ad can beat: one photo decoded, resized to a feed's size and encoded. Machines and their
 * load differ; the ratio of a figure to this one, taken in the same run, can be compared.
 */
export async function measureFloorMs(runs = 15): Promise<number> {
  const photo = readFileSync(BENCH_PHOTO)
  const once = () =>
    sharp(photo)
      .resize(1080, 1080, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer()
  const values: number[] = []
  for (let run = 0; run < runs; run += 1) values.push(await timeMs(once))
  return percentilesOf(values.slice(2)).median
}

/**
 * Returns the resident memory of a process and everything that it started, in MB of 2^20 bytes. Shared memory is
 * counted in each.
 */
export function treeMemoryMb(pid: number): number {
  const kilobytes = processTree(pid).reduce((sum, { rssKb }) => sum + rssKb, 0)
  return Math.round(kilobytes / 1024)
}

/**
 * Returns the same with shared memory counted once, by Linux; undefined elsewhere. A page that another program maps
 * too, for example of the same Node, counts as ours alone: no figure is smaller because others work on this machine.
 */
export function treeOwnMemoryMb(pid: number): number | undefined {
  if (!existsSync('/proc/self/smaps')) return undefined
  let ownKb = 0
  const sharedKb = new Map<string, number>()
  for (const { id } of processTree(pid)) {
    const { privateKb, sharedByFile } = mappedMemory(id)
    ownKb += privateKb
    for (const [file, kilobytes] of sharedByFile) sharedKb.set(file, Math.max(sharedKb.get(file) ?? 0, kilobytes))
  }
  return Math.round((ownKb + [...sharedKb.values()].reduce((sum, kilobytes) => sum + kilobytes, 0)) / 1024)
}

/** Returns the private memory of one process, and how much it maps of each file that others map as well. */
function mappedMemory(id: number): { privateKb: number; sharedByFile: Map<string, number> } {
  let privateKb = 0
  let file = ''
  const sharedByFile = new Map<string, number>()
  for (const line of readMappings(id)) {
    const [name = '', value] = line.split(/\s+/, 2)
    if (name.startsWith('Private_')) privateKb += Number(value)
    else if (name.startsWith('Shared_')) sharedByFile.set(file, (sharedByFile.get(file) ?? 0) + Number(value))
    else if (!name.endsWith(':')) file = line.split(/\s+/).slice(5).join(' ')
  }
  return { privateKb, sharedByFile }
}

function readMappings(id: number): string[] {
  try {
    return readFileSync(`/proc/${id}/smaps`, 'utf8').split('\n')
  } catch {
    // A process that has ended since takes nothing any more.
    return []
  }
}

/**
 * Returns the processor time of a process, with all that it started, ended ones too; undefined if the system does not
 * report it.
 */
export function treeProcessorSeconds(pid: number): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined
  let ticks = 0
  for (const { id } of processTree(pid)) {
    try {
      // The name in parentheses may hold anything. After it user, system, and both of the children that were waited
      // for.
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
      ticks += fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    } catch {
      // It has ended since, and counts for the process that started it.
    }
  }
  return ticks / TICKS_A_SECOND
}

/**
 * Returns the most resident memory that a process and each that it started have had, summed, in MB of 2^20 bytes;
 * undefined if the system does not report it.
 */
export function treePeakMb(pid: number): number | undefined {
  if (!existsSync('/proc/self/status')) return undefined
  const peaksKb = processTree(pid).map(({ id }) => Number(/^VmHWM:\s*(\d+)/m.exec(readStatus(id))?.[1] ?? 0))
  return Math.round(peaksKb.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024)
}

function readStatus(id: number): string {
  try {
    return readFileSync(`/proc/${id}/status`, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Returns how long the first thread of a process has run, and how long it was ready to run while others had the
 * processors; undefined if the system does not report it.
 */
export function threadSeconds(pid: number): { ran: number; waited: number } | undefined {
  const file = `/proc/${pid}/schedstat`
  if (!existsSync(file)) return undefined
  const [ran = 0, waited = 0] = readFileSync(file, 'utf8').split(' ').map(Number)
  return { ran: ran / 1e9, waited: waited / 1e9 }
}

/** Linux's unit of processor time for programs, whatever its own clock does. */
const TICKS_A_SECOND = 100

/**
 * Returns the processor time of a process and of each that it started and that still runs, by their ids, each with the
 * name of its program: the last file of its arguments. Empty if the system does not report it.
 */
export function processorSecondsByProcess(pid: number): Map<number, { program: string; seconds: number }> {
  const found = new Map<number, { program: string; seconds: number }>()
  for (const { id } of processTree(pid)) {
    try {
      const args = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')
      const program = path.basename(args.findLast((arg) => arg.endsWith('.ts')) ?? args[0]!, '.ts')
      const [user, system] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)!.split(' ').slice(11, 13)
      found.set(id, { program, seconds: (Number(user) + Number(system)) / TICKS_A_SECOND })
    } catch {
      // It has ended since.
    }
  }
  return found
}

function processTree(pid: number): { id: number; rssKb: number }[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number])
  const tree = new Set([pid])
  // A child can be listed before its parent, so the search repeats until nothing is added.
  for (let before = 0; before < tree.size;) {
    before = tree.size
    for (const [child, parent] of rows) if (tree.has(parent)) tree.add(child)
  }
  return rows.flatMap(([id, , rssKb]) => (tree.has(id) ? [{ id, rssKb }] : []))
}

export function print(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(44)} ${value}\n`)
}
