import { expect, it, vi } from 'vitest'
import { fakeUploads } from '#test/web/fake-upload.ts'
import { sendImages } from './upload-images.ts'

const adId = '7d8f3f0e-3b8e-4a57-9d3d-0d6f6c4c1f11'
const files = [new File(['one'], 'one.png'), new File(['two'], 'two.png')]

function begin(id: string | undefined = adId) {
  const [uploads, onProgress, controller] = [fakeUploads(), vi.fn(), new AbortController()]
  const done = sendImages({ adId: id, files, onProgress, signal: controller.signal }).catch((error: unknown) => error)
  return { done, onProgress, controller, upload: uploads[0]! }
}

it('sends the files as repeated images fields and tells how far it is', async () => {
  const { done, upload, onProgress } = begin()
  expect(`${upload.method} ${upload.url}`).toBe(`POST /api/upload?adId=${adId}`)
  expect(upload.form?.getAll('images')).toHaveLength(2)
  upload.progress(1, 3)
  upload.progress(3, 3)
  expect(onProgress.mock.calls).toEqual([[33], [100]])
  const images = [{ url: '/api/images/1', name: 'one.png' }]
  upload.answer(200, images)
  expect(await done).toEqual(images)
})

it('asks for the ad first when there is none', async () => {
  const sentence = 'No ad ID available. Please complete the product info step first.'
  const error = await sendImages({
    adId: '',
    files,
    onProgress: vi.fn(),
    signal: new AbortController().signal,
  }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ message: sentence, shown: sentence })
})

it("shows the server's own message", async () => {
  const { done, upload } = begin()
  upload.answer(415, { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Please save it as JPEG.' })
  expect(await done).toMatchObject({ message: 'Please save it as JPEG.', shown: 'Please save it as JPEG.' })
})

it.each([
  ['a page of somebody else', 'Upload failed', 502, '<h1>Bad gateway</h1>'],
  ['an answer without a message', 'Upload failed', 500, {}],
  ['an answer that is no list of images', 'Invalid response format', 200, { ok: true }],
  ['an answer that is no JSON', 'Invalid response format', 200, 'fine'],
])('does not show the person %s', async (_name, message, status, body) => {
  const { done, upload } = begin()
  upload.answer(status, body)
  expect(await done).toMatchObject({ message, shown: 'There was an error uploading your images.' })
})

it('tells a broken connection from a cancelled upload', async () => {
  const broken = begin()
  broken.upload.onerror?.()
  expect(await broken.done).toMatchObject({ message: 'Network error occurred during upload' })
  const cancelled = begin()
  cancelled.controller.abort()
  expect(await cancelled.done).toMatchObject({ message: 'Upload cancelled' })
})
