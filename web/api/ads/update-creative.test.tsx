import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '#web/api/platform/api-error.ts'
import { BLANK_FIELDS } from '#web/api/ads/creative-fields.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Queries } from '#web/api/queries.tsx'
import { createSession, SessionContext } from '#web/api/people/session.ts'
import { sendUpdate, useUpdateCreative } from '#web/api/ads/update-creative.ts'
import { MIRA } from '#test/web/mira.ts'
import { answerFetch } from '#test/web/render-page.tsx'

it('updates nothing without an id, and says why', async () => {
  const calls = answerFetch({})
  const session = createSession({ user: MIRA })
  const { result } = renderHook(() => useUpdateCreative(undefined), {
    wrapper: ({ children }) => (
      <SessionContext value={session}>
        <Queries>{children}</Queries>
      </SessionContext>
    ),
  })
  const save = { read: () => ({ fields: BLANK_FIELDS, etag: undefined }), adopt: () => {} }
  await expect(result.current.mutateAsync(save)).rejects.toThrow(
    'Cannot update ad without an ID. Ad must be created in the first step.',
  )
  await expect(sendUpdate('', BLANK_FIELDS)).rejects.toThrow('Ad ID is required for updates')
  expect(calls).toEqual([])
})

it('says "An error occurred" of an error without words', () => {
  expect(errorSentence(new ApiError({ status: 500, text: '' }))).toBe('An error occurred')
  expect(errorSentence(new Error(''))).toBe('An error occurred')
  expect(errorSentence(undefined)).toBe('An error occurred')
  expect(errorSentence(new ApiError({ status: 500, text: 'Try again.' }))).toBe('Try again.')
})
