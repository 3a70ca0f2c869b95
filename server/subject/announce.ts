import type { Logger } from 'pino'
import { readWeights } from './read-weights.ts'

/** What the operator reads at the start where the network that finds subjects is wanted and is not there. */
export async function announceSubjectNetwork(wanted: boolean, log: Logger): Promise<void> {
  if (!wanted || (await readWeights())) return
  log.warn(
    'The network that finds the subject of a photo is missing or not the one that was checked: products are cut out from plain grounds only',
  )
}
