import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Share } from '#contract/ads/reviews/review.ts'
import { complete, makeVariant } from '#test/web/make-creative.ts'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'

const comment = (text: string): Share['comments'][number] => ({
  id: crypto.randomUUID(),
  version: 1,
  name: 'Jo',
  text,
  spot: null,
  asksChanges: false,
  answer: null,
  doneAt: null,
  doneVersion: null,
  proposal: null,
  createdAt: '2026-11-20T10:00:00.000Z',
})

it('shows the remaining comments if one was deleted in another tab', async () => {
  const [gone, kept] = [comment('Too dark'), comment('Lovely lamp')]
  const share = (comments: Share['comments']): Share => ({
    token: null,
    version: 1,
    currentVersion: 1,
    pictures: [],
    approval: null,
    changesAsked: null,
    lastDay: null,
    comments,
    sharedAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2026-12-20T09:00:00.000Z',
  })
  const path = `/api/creatives/${complete.id}/share`
  let stands = share([gone, kept])
  const { streams } = openWizard({
    ad: complete,
    variants: [makeVariant('square', { adId: complete.id })],
    answers: {
      [`GET ${path}`]: () => Response.json({ share: stands }),
      [`DELETE ${path}/comments/${gone.id}`]: () => refusal(404, 'NOT_FOUND', 'This comment is deleted already.'),
    },
  })
  await stepTitle('Generate and preview')
  await act(async () => streams.at(-1)?.open())
  fireEvent.click(await screen.findByRole('button', { name: /^Share for approval/ }))
  const [first] = await screen.findAllByRole('button', { name: 'Delete the comment of Jo' })
  fireEvent.click(first!)
  stands = share([kept])
  fireEvent.click(screen.getByRole('button', { name: 'Delete comment' }))
  await waitFor(() => expect(screen.queryByText('Too dark')).toBeNull())
  expect(screen.getByText('Lovely lamp')).toBeDefined()
})
