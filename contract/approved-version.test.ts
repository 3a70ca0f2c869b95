import { expect, it } from 'vitest'
import { approvedVersion } from './approved-version.ts'

it('says an approval of the version that was approved, beside the one that stands where that is another', () => {
  expect(approvedVersion(3, 3)).toBe('Approved v3')
  expect(approvedVersion(3, 5)).toBe('Approved v3, now v5')
})
