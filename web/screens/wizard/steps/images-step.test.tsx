import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Creative } from '#contract/ads/creative.ts'
import { openWizard, stepTitle } from '#test/web/open-wizard.ts'
import { complete } from '#test/web/make-creative.ts'

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const input = () => screen.getByLabelText('Choose product images')
const zone = () => input().closest('label')!
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } })
const empty: Creative = { ...complete, productImages: [] }
const images = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `/api/images/${at}`, name: `lamp-${at}.jpg` }))

async function openImages(ad = empty) {
  const page = openWizard({ ad, step: 2 })
  await stepTitle('Upload Images')
  return page
}

it('asks for a product image before it goes on', async () => {
  await openImages()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Product images required')).toBeDefined()
  expect(screen.getByText('Please upload at least one product image.')).toBeDefined()
})

it('shows the percentage, then the pictures, and saves them', async () => {
  const { uploads, saved } = await openImages()
  choose(picture('a.png'), picture('b.png'))
  await act(async () => uploads[0]!.progress(1, 4))
  expect(screen.getByText('Uploading... 25%')).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow')).toBe('25')
  expect(screen.getByRole('button', { name: 'Uploading...' })).toHaveProperty('disabled', true)
  await act(async () => uploads[0]!.answer(200, images(2)))
  expect(await screen.findByText('Upload successful')).toBeDefined()
  expect(screen.getByText('2 image(s) uploaded.')).toBeDefined()
  expect(screen.getByRole('list', { name: 'Product images' }).querySelectorAll('img')).toHaveLength(2)
  await waitFor(() => expect(saved.at(-1)?.productImages).toEqual(images(2)))
})

it('says that the photos are prepared once all of them have been sent', async () => {
  const { uploads } = await openImages()
  choose(picture('a.png'))
  await act(async () => uploads[0]!.progress(997, 1000))
  expect(screen.getByText('Uploading... 99%')).toBeDefined()
  await act(async () => uploads[0]!.progress(1000, 1000))
  expect(screen.getByText('Preparing your photos')).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow')).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel upload' })))
  expect(screen.queryByText('Preparing your photos')).toBeNull()
  expect(input()).toBeDefined()
})

it('does not report an ad as loaded that was created on this page, not even when it is saved', async () => {
  const { saved } = openWizard()
  await stepTitle('Product and Ad Details')
  fireEvent.change(screen.getByLabelText('Product Name'), { target: { value: 'Aurora' } })
  fireEvent.change(screen.getByLabelText('Product Description'), { target: { value: 'A dimmable oak lamp.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Next Step' }))
  await stepTitle('Upload Images')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await stepTitle('Product and Ad Details')
  await waitFor(() => expect(saved).toHaveLength(2))
  await act(async () => {})
  // The toast of its creation may have disappeared by now.
  expect(screen.queryByText('Ad Loaded')).toBeNull()
})

it('takes dropped pictures, ignores a dropped text, and says that it is ready for them', async () => {
  const { uploads } = await openImages()
  fireEvent.dragOver(zone())
  expect(zone().dataset.state).toBe('drag-over')
  fireEvent.dragLeave(zone())
  expect(zone().dataset.state).toBe('idle')
  fireEvent.drop(zone(), { dataTransfer: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } })
  expect(uploads).toEqual([])
  fireEvent.drop(zone(), { dataTransfer: { files: [picture('a.png')] } })
  expect(await screen.findByText('Uploading... 0%')).toBeDefined()
})

it('asks for a product image no longer once there is one', async () => {
  await openImages({ ...complete, productImages: images(1) })
  fireEvent.click(screen.getByRole('button', { name: 'Remove lamp-0.jpg' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Product images required')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByText('Product images required')).toBeNull()
})

it('no longer reports that an upload failed once another one begins', async () => {
  const { uploads } = await openImages()
  choose(picture('a.png'))
  await act(async () => uploads[0]!.onerror?.())
  await screen.findByText('Upload failed')
  choose(picture('a.png'))
  await screen.findByText('Uploading... 0%')
  expect(screen.queryByText('Upload failed')).toBeNull()
})

it('takes pasted pictures', async () => {
  const { uploads } = await openImages()
  fireEvent.paste(document.body, { clipboardData: { files: [picture('a.png')] } })
  expect(uploads).toHaveLength(1)
  await screen.findByText('Uploading... 0%')
})

it('sends at most five and says which were left out', async () => {
  const { uploads } = await openImages()
  choose(...['1', '2', '3', '4', '5', '6'].map((name) => picture(name)))
  expect(uploads[0]!.form?.getAll('images')).toHaveLength(5)
  await act(async () => uploads[0]!.answer(200, images(5)))
  expect(await screen.findByText(/1 picture was left out/)).toBeDefined()
  expect(screen.getByText(/All 5 places are taken/)).toBeDefined()
})

it("shows the server's message when an upload fails, and is ready again", async () => {
  const { uploads } = await openImages()
  choose(picture('a.png'))
  await act(async () => uploads[0]!.answer(415, { message: 'This is no picture. Please choose a JPEG.' }))
  expect(await screen.findByText('Upload failed')).toBeDefined()
  expect(screen.getByText('This is no picture. Please choose a JPEG.')).toBeDefined()
  expect(input()).toBeDefined()
})

it('says so in its own words when the connection breaks', async () => {
  const { uploads } = await openImages()
  choose(picture('a.png'))
  await act(async () => uploads[0]!.onerror?.())
  expect(await screen.findByText('There was an error uploading your images.')).toBeDefined()
})

it('cancels an upload without calling it a failure', async () => {
  const { uploads } = await openImages()
  choose(picture('a.png'))
  await screen.findByText('Uploading... 0%')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel upload' })))
  expect(uploads).toHaveLength(1)
  expect(input()).toBeDefined()
  expect(screen.queryByText('Upload failed')).toBeNull()
})

it('asks for the first step when there is no ad yet', async () => {
  openWizard({ step: 2 })
  await stepTitle('Upload Images')
  choose(picture('a.png'))
  const sentence = 'No ad ID available. Please complete the product info step first.'
  expect(await screen.findByText(sentence)).toBeDefined()
})

it('removes a picture from the list only, and brings it back', async () => {
  const { saved } = await openImages({ ...complete, productImages: images(2) })
  fireEvent.click(screen.getByRole('button', { name: 'Remove lamp-0.jpg' }))
  expect(screen.queryByRole('button', { name: 'Remove lamp-0.jpg' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const remaining = screen.getAllByRole('button', { name: /^Remove/ }).map((button) => button.ariaLabel)
  expect(remaining).toEqual(['Remove lamp-0.jpg', 'Remove lamp-1.jpg'])
  expect(saved).toEqual([])
})

it('brings removed pictures back one after the other by Ctrl+Z in their list', async () => {
  await openImages({ ...complete, productImages: images(3) })
  const buttons = () => screen.getAllByRole('button', { name: /^Remove/ })
  const undoByKey = () => fireEvent.keyDown(document.activeElement!, { key: 'z', ctrlKey: true })
  fireEvent.click(buttons()[0]!)
  fireEvent.click(buttons()[1]!)
  undoByKey()
  undoByKey()
  expect(buttons().map((button) => button.ariaLabel)).toEqual([0, 1, 2].map((at) => `Remove lamp-${at}.jpg`))
  undoByKey()
  expect(buttons()).toHaveLength(3)
})

it('lets another photo be the hero, and changes the order, and saves it with Next', async () => {
  const { saved } = await openImages({ ...complete, productImages: images(3) })
  const order = () => screen.getAllByRole('button', { name: /^Remove/ }).map((button) => button.ariaLabel?.slice(7))
  fireEvent.click(screen.getByRole('button', { name: 'Make lamp-2.jpg the main photo' }))
  expect(order()).toEqual(['lamp-2.jpg', 'lamp-0.jpg', 'lamp-1.jpg'])
  fireEvent.click(screen.getByRole('button', { name: 'Move lamp-0.jpg back' }))
  expect(order()).toEqual(['lamp-2.jpg', 'lamp-1.jpg', 'lamp-0.jpg'])
  expect(screen.getByRole('button', { name: 'Move lamp-2.jpg forward' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await stepTitle('Style')
  expect(saved.at(-1)?.productImages?.map((image) => image.name)).toEqual(['lamp-2.jpg', 'lamp-1.jpg', 'lamp-0.jpg'])
})
