import { expect, it } from 'vitest'
import { approvedVersion } from './approved-version.ts'

const approval = { version: 3, name: 'Carla', createdAt: '2026-11-29T10:00:00.000Z' }

it.each([
  ['of the version that stands', { approval, currentVersion: 3 }, 'Approved v3'],
  ['of an earlier one, beside the one that stands', { approval, currentVersion: 5 }, 'Approved v3, now v5'],
  ['of none', { approval: null, currentVersion: 5 }, undefined],
])('says an approval %s', (_, share, said) => expect(approvedVersion(share)).toBe(said))
