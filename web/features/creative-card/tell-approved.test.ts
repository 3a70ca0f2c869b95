import { expect, it } from 'vitest'
import { tellApproved } from './tell-approved.ts'

it('says an approval of the version that was approved, beside the one that stands where that is another', () => {
  expect(tellApproved(3, 3)).toBe('Approved v3')
  expect(tellApproved(3, 5)).toBe('Approved v3, now v5')
})
