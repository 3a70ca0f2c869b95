import { expect, it } from 'vitest'
import { isInRanges, listCodes, packRanges } from './code-point-ranges.ts'

it.each([[[0, 1, 2]], [[5]], [[2, 3, 4, 90, 0x10ffff]], [[0, 7, 8]]])('unpacks what was packed: %j', (codes) => {
  const packed = packRanges(codes)
  expect(listCodes(packed)).toEqual(codes)
  const around = codes.flatMap((code) => [code - 1, code, code + 1])
  expect(around.filter((code) => isInRanges(packed, code))).toEqual(around.filter((code) => codes.includes(code)))
})
