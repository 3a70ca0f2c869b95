import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { STORAGE_AWAY } from '../mends.ts'

export const bucket403: Fault = {
  name: 'bucket-403',
  what: 'the bucket refuses our key for 20 s',
  mend: STORAGE_AWAY,
  async strike({ s3 }, { generateMore }) {
    generateMore()
    s3.setFailing({ status: 403, code: 'AccessDenied' })
    await sleep(20_000)
    s3.setFailing(false)
  },
}
