import { expect, it } from 'vitest'
import { approvedLabel } from './approved-label.ts'

it('names the version that was approved, and the present one if that differs', () => {
  expect(approvedLabel(3, 3)).toBe('Approved v3')
  expect(approvedLabel(3, 5)).toBe('Approved v3, now v5')
})
