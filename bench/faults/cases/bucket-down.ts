import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { STORAGE_AWAY } from '../mends.ts'

export const bucketDown: Fault = {
  name: 'bucket-down',
  what: 'the bucket refuses connections for 20 s',
  mend: STORAGE_AWAY,
  async strike({ toS3 }, { generateMore }) {
    generateMore()
    toS3.cut()
    await sleep(20_000)
    toS3.restore()
  },
}
