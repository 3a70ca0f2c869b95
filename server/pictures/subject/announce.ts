import type { Logger } from 'pino'
import { readWeights } from './read-weights.ts'

/** Tells the operator at the start if the subject network is wanted but missing. */
export async function announceSubjectNetwork(wanted: boolean, log: Logger): Promise<void> {
  if (!wanted || (await readWeights())) return
  log.warn(
    'The network that finds the subject of a photo is missing or not the one that was checked: products are cut out from plain grounds only',
  )
}
