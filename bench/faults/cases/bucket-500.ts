import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { STORAGE_AWAY } from '../mends.ts'

export const bucket500: Fault = {
  name: 'bucket-500',
  what: 'the bucket answers 500 for 20 s',
  mend: STORAGE_AWAY,
  async strike({ s3 }, { generateMore }) {
    generateMore()
    s3.setFailing({ status: 500, code: 'InternalError' })
    await sleep(20_000)
    s3.setFailing(false)
  },
}
