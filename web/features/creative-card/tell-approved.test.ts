import { expect, it } from 'vitest'
import { tellApproved } from './tell-approved.ts'

it('names the version that was approved, and the present one if that differs', () => {
  expect(tellApproved(3, 3)).toBe('Approved v3')
  expect(tellApproved(3, 5)).toBe('Approved v3, now v5')
})
