import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { complete, makeCreative, makeVariant } from '#test/web/make-creative.ts'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'
import { renderPage } from '#test/web/render-page.tsx'

const text = (words: string | RegExp) => screen.findByText(words)

it('asks a visitor to sign in, and links to the homepage', async () => {
  renderPage({ path: '/create' })
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeDefined()
  expect(screen.getByText('You need to be logged in to create ads.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to the homepage' }).getAttribute('href')).toBe('/')
})

it('says that it reads the ad, and tells when it is there', async () => {
  const answer = Promise.withResolvers<Response>()
  openWizard({ ad: complete, answers: { [`GET /api/creatives/${complete.id}`]: () => answer.promise } })
  expect(await screen.findByRole('heading', { name: 'Loading Data' })).toBeDefined()
  expect(screen.getByText('Retrieving your ad information...')).toBeDefined()
  answer.resolve(Response.json({ ...complete, selectedFormats: [] }))
  expect(await screen.findByRole('heading', { name: 'Edit Placard Ad' })).toBeDefined()
  expect(await text('Ad Loaded')).toBeDefined()
})

it.each([
  ['Access Denied', 403, 'NOT_OWNER', 'This ad is not yours.'],
  ['Access Denied', 500, 'INTERNAL_ERROR', 'You have no permission for this.'],
  ['Error Loading Ad', 404, 'NOT_FOUND', 'This ad does not exist any more.'],
  ['Error Loading Ad', 500, 'INTERNAL_ERROR', 'Something went wrong. Please try again.'],
])('says %s for %i %s', async (title, status, code, message) => {
  const path = `GET /api/creatives/${complete.id}`
  openWizard({ ad: complete, answers: { [path]: () => refusal(status, code, message) } })
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  if (title === 'Error Loading Ad') expect(screen.getByText(message)).toBeDefined()
})

it('names the ad in the title of its page, and only there', async () => {
  const { router } = openWizard({ ad: complete, step: 4 })
  await stepTitle('Format')
  expect(document.title).toBe('Brass Lamp | Placard - AI-Powered Ad Creation')
  await router.navigate('/create')
  await screen.findByRole('heading', { name: 'Create New Placard Ad' })
  await waitFor(() => expect(document.title).toBe('Placard - AI-Powered Ad Creation'))
})

it('starts blank for a new ad', async () => {
  openWizard()
  expect(await screen.findByRole('heading', { name: 'Create New Placard Ad' })).toBeDefined()
  expect(screen.getByLabelText('Product Name')).toHaveProperty('value', '')
  expect(screen.getByText('Not described yet')).toBeDefined()
})

it('offers to continue the ad without a picture that was edited last', async () => {
  const older = makeCreative({ productName: 'Older draft', updatedAt: '2026-11-01T12:00:00.000Z' })
  const done = makeCreative({ updatedAt: '2026-11-29T12:00:00.000Z', variants: [makeVariant('square')] })
  openWizard({ answers: { 'GET /api/creatives': () => Response.json([older, complete, done]) } })
  const link = await screen.findByRole('link', { name: 'Continue your draft' })
  expect(link.getAttribute('href')).toBe(`/creatives/${complete.id}`)
  expect(screen.queryByText('Older draft')).toBeNull()
})

it('takes an ad up where something is missing', async () => {
  openWizard({ ad: { ...complete, tone: null } })
  await stepTitle('Style')
  const steps = screen.getByRole('navigation', { name: 'Steps' })
  expect(steps.querySelector('[aria-current="step"]')?.textContent).toContain('Style')
  expect(screen.getByRole('button', { name: /Product Info \(completed\)/ })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Step 4: Format' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('progressbar', { name: 'Step 3 of 5' })).toBeDefined()
})

it('lets the address force the step', async () => {
  openWizard({ ad: complete, step: 2 })
  await stepTitle('Upload Images')
})

it('ignores a step that does not exist', async () => {
  openWizard({ ad: { ...complete, selectedFormats: [] }, step: 6 })
  await stepTitle('Format')
})

it('shows what the ad consists of beside every step', async () => {
  const images = [1, 2, 3, 4, 5].map((at) => ({ url: `/api/images/${at}`, name: `lamp-${at}.jpg` }))
  const more = { productPrice: '$89', productDiscount: '20% off', taglines: ['Glow'], productImages: images }
  openWizard({ ad: { ...complete, ...more }, step: 4 })
  await stepTitle('Format')
  const details = screen.getByRole('complementary', { name: 'Your Ad Details' })
  for (const words of ['Brass Lamp', '$89', 'Glow', 'Luxury & Premium', 'Square', '+2']) {
    expect(details.textContent).toContain(words)
  }
  expect(details.textContent).toContain('Green · Classic Serif · Luxury & Sophisticated')
  expect(details.querySelector('s')?.textContent).toBe('20% off')
  expect(details.querySelectorAll('img')).toHaveLength(3)
  expect(details.textContent).toContain('Next Step')
})

it('strikes through the higher of two amounts, as the ad does', async () => {
  openWizard({ ad: { ...complete, productPrice: '$29.99', productDiscount: '$19.99' } })
  const details = await screen.findByRole('complementary')
  await waitFor(() => expect(details.querySelector('s')?.textContent).toBe('$29.99'))
})
