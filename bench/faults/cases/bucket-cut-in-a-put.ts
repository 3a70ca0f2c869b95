import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { STORAGE_AWAY } from '../mends.ts'

export const bucketCutInAPut: Fault = {
  name: 'bucket-cut-in-a-put',
  what: 'the connection to the bucket breaks in the middle of each picture, for 20 s',
  mend: STORAGE_AWAY,
  async strike({ toS3 }, { generateMore }) {
    generateMore()
    toS3.setWeather({ cutAfterBytes: 10_000 })
    await sleep(20_000)
    toS3.restore()
  },
}
