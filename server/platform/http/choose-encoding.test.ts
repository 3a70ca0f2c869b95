import { expect, it } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', undefined],
  ['identity', undefined],
  ['brotli', undefined],
  ['', undefined],
])('for "%s" it is %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
