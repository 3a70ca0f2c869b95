import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

export const bucketSlow: Fault = {
  name: 'bucket-slow',
  what: 'the bucket takes 20 kB a second and a second longer for each answer, for 30 s',
  async strike({ toS3 }, { generateMore }) {
    generateMore()
    toS3.setWeather({ delayMs: 500, bytesPerSecond: 20_000 })
    await sleep(30_000)
    toS3.restore()
  },
}
