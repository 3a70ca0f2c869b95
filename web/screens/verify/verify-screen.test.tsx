import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Verification, VerifiedManifest } from '#contract/ads/proof.ts'
import { MIRA } from '#test/web/mira.ts'
import { renderPage, type Answers } from '#test/web/render-page.tsx'

const OURS: VerifiedManifest = {
  state: 'trusted',
  problems: [],
  signer: { name: 'Placard signer 1', organization: 'Placard', algorithm: 'Ed25519' },
  stampedAt: null,
  generator: 'Placard 0.2.0',
  title: 'ad-square.jpg',
  digitalSource: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
  ingredients: [{ title: 'Photo 1', isSigned: true, signer: 'A camera' }],
  facts: { brief: 'ab'.repeat(32), models: ['openai/gpt-image-2'] },
}
const CREDITS: Answers = { 'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: false }) }

/** Chooses a picture on the page, about which the server says this. */
async function verify(
  credentials: Verification['credentials'],
  { user, proof }: { user?: typeof MIRA; proof?: object } = {},
) {
  const answers: Answers = {
    ...CREDITS,
    'POST /api/verify': () => Response.json({ isOwnChain: true, credentials } satisfies Verification),
    'POST /api/verify/proof': () => Response.json(proof),
  }
  renderPage({ path: '/verify', ...(user && { user }), answers })
  const file = new File(['bytes'], 'ad-square.jpg', { type: 'image/jpeg' })
  fireEvent.change(await screen.findByLabelText('Picture to verify'), { target: { files: [file] } })
  await screen.findByRole('region', { name: 'Result' })
}

it('says what this installation signed, what went in, and that nobody else trusts it', async () => {
  await verify(OURS)
  expect(screen.getByText('This installation signed it, and nothing was changed since.')).toBeDefined()
  expect(screen.getByText('Nobody else trusts its signature, because its certificate was made here.')).toBeDefined()
  expect(screen.getByText('with credentials of its own, signed as A camera')).toBeDefined()
  expect(screen.getByText('openai/gpt-image-2')).toBeDefined()
  expect(screen.getByText('Composed of several elements, none of them made by AI')).toBeDefined()
  expect(screen.getByText('Its owner can sign in to have it painted again, as a proof.')).toBeDefined()
})

it.each([
  [
    'Nothing was changed since it was signed as Placard.',
    { ...OURS, state: 'valid', problems: ['signingCredential.untrusted'] },
  ],
  ['It was changed after Placard signed it.', { ...OURS, state: 'invalid', problems: ['assertion.dataHash.mismatch'] }],
  ['The certificate of Placard has ended.', { ...OURS, state: 'invalid', problems: ['signingCredential.expired'] }],
  [
    'Its content credentials, signed as Placard, do not hold.',
    { ...OURS, state: 'invalid', problems: ['claimSignature.mismatch'] },
  ],
  ['It has no content credentials.', { state: 'absent' }],
  ['Its content credentials are not in the file.', { state: 'elsewhere' }],
  ['Its content credentials cannot be read.', { state: 'unreadable' }],
] as const)('says “%s”', async (sentence, credentials) => {
  await verify(credentials as unknown as Verification['credentials'])
  expect(screen.getByText(sentence)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Paint it again' })).toBeNull()
})

it('has an ad painted again for its owner', async () => {
  await verify(OURS, { user: MIRA, proof: { outcome: 'same', message: null, creativeId: 'one' } })
  fireEvent.click(screen.getByRole('button', { name: 'Paint it again' }))
  const link = await screen.findByRole('link', { name: 'your ad' })
  expect(link.getAttribute('href')).toBe('/creatives/one')
})

it('reads the picture that was chosen last, also while another is being read', async () => {
  let calls = 0
  const answers: Answers = {
    'POST /api/verify': () => {
      calls++
      if (calls === 1) return new Promise<Response>(() => {})
      return Response.json({ isOwnChain: true, credentials: { state: 'absent' } } satisfies Verification)
    },
  }
  renderPage({ path: '/verify', answers })
  const input = await screen.findByLabelText('Picture to verify')
  for (const name of ['slow.jpg', 'quick.jpg']) fireEvent.change(input, { target: { files: [new File(['x'], name)] } })
  expect(await screen.findByText('quick.jpg')).toBeDefined()
  expect(calls).toBe(2)
})

it('says why a picture could not be read, without the status of the answer', async () => {
  const message = 'This file is empty.'
  const answer = () => Response.json({ code: 'VALIDATION_FAILED', message, field: 'picture' }, { status: 400 })
  renderPage({ path: '/verify', answers: { 'POST /api/verify': answer } })
  fireEvent.change(await screen.findByLabelText('Picture to verify'), { target: { files: [new File([], 'a.jpg')] } })
  await screen.findByRole('alert')
  expect(screen.getByText(message)).toBeDefined()
})
