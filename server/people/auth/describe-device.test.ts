import { expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

const MOZILLA = 'Mozilla/5.0'
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.for([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Version/19.0 Safari/605.1.15`, 'Safari on Mac'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${KIT} CriOS/140.0 Mobile/1 Safari/604.1`,
    'Chrome on iPhone',
  ],
  [`${MOZILLA} (Linux; Android 16; K) ${KIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['curl/8.5.0', undefined],
  ['<script>alert(1)</script>', undefined],
  [`${'x'.repeat(100_000)}Firefox/1`, undefined],
  [undefined, undefined],
])('calls %s %s', ([userAgent, words]) => {
  expect(describeDevice(userAgent)).toBe(words)
})
