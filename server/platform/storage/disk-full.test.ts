import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { isDiskFull } from './disk-full.ts'

it('recognizes a full disk by the codes of the system and PostgreSQL, among the causes too', () => {
  const failure = (code: string) => Object.assign(new Error('write'), { code })
  expect(isDiskFull(failure('ENOSPC'))).toBe(true)
  expect(isDiskFull(new Error('The upload', { cause: failure('EDQUOT') }))).toBe(true)
  expect(isDiskFull(new DrizzleQueryError('insert', [], failure('53100')))).toBe(true)
  expect(isDiskFull(failure('ENOENT'))).toBe(false)
  expect(isDiskFull(new DrizzleQueryError('insert', [], failure('53300')))).toBe(false)
  expect(isDiskFull('ENOSPC')).toBe(false)
})
