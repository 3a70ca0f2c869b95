import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import type { WorkCost } from '../cost.ts'
import { treeProcessorSeconds } from '../measure.ts'
import { PEERS, type PeerName } from './peers.ts'

/**
 * Opens the renderer named by the argument, paints one picture and reports it, then paints as many as each message asks
 * for and reports what one of them costs, with every process that the renderer started.
 */

export interface FirstPicture extends WorkCost {
  jpeg: Uint8Array
}

// The settings of the server's painting processes.
sharp.concurrency(1)
sharp.cache(false)

const peer = await PEERS[process.argv[2] as PeerName]()
let painted = 0
const jpeg = await peer.paint(painted++)
// The processor time of a process begins with it, and performance.now() nearly does.
report({ jpeg, wallMs: performance.now(), cpuMs: processorMs() })

process.on('message', (runs: number) => void paintMany(runs))
process.on('disconnect', () => void peer.close?.())

async function paintMany(runs: number): Promise<void> {
  const [wallBefore, cpuBefore] = [performance.now(), processorMs()]
  for (let run = 0; run < runs; run += 1) await peer.paint(painted++)
  report({ wallMs: (performance.now() - wallBefore) / runs, cpuMs: (processorMs() - cpuBefore) / runs })
}

/** Returns the processor time of this process with those it started; where the system does not tell, of itself. */
function processorMs(): number {
  const seconds = treeProcessorSeconds(process.pid)
  if (seconds !== undefined) return 1000 * seconds
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function report(figures: FirstPicture | WorkCost): void {
  process.send!(figures)
}
