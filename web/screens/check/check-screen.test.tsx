import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PictureCheck } from '#contract/rulebook/check-picture.ts'
import { renderPage } from '#test/web/render-page.tsx'

const CLEAN: PictureCheck = {
  picture: {
    widthPx: 1080,
    heightPx: 1080,
    bytes: 120_000,
    type: 'jpeg',
    digitalSource: 'compositeSynthetic',
    hasManifest: true,
  },
  placements: [{ id: 'meta_feed_square', name: 'Meta, Facebook and Instagram feed, square', fits: true }],
  findings: [],
  words: [],
  unchecked: [],
}

/** Chooses a picture on the page, which the server answers so. */
async function check(answer: () => Response) {
  renderPage({ path: '/check', answers: { 'POST /api/check': answer } })
  const file = new File(['bytes'], 'ad.jpg', { type: 'image/jpeg' })
  fireEvent.change(await screen.findByLabelText('Picture to check'), { target: { files: [file] } })
}

it('says that nothing is wrong, and names what the file states in words', async () => {
  await check(() => Response.json(CLEAN))
  expect(await screen.findByText('Nothing to change')).toBeDefined()
  const facts = within(screen.getByRole('region', { name: 'The file' }))
  expect(facts.getByText(/Composed of several elements, some of them made by AI/)).toBeDefined()
  expect(facts.getByRole('link', { name: 'see who signed it' }).getAttribute('href')).toBe('/verify')
})

it('says why a picture was not checked, without the status of the answer', async () => {
  const message = '"ad.jpg" is damaged. Please choose another copy of this picture.'
  await check(() => Response.json({ code: 'VALIDATION_FAILED', message, field: 'images' }, { status: 400 }))
  const notice = await screen.findByRole('alert')
  expect(within(notice).getByText('The picture could not be checked.')).toBeDefined()
  expect(within(notice).getByText(message)).toBeDefined()
})
