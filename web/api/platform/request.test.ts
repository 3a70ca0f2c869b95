import { afterEach, describe, expect, it, vi } from 'vitest'
import type {
  deleteCreativeCall,
  getCreativeCall,
  listCreativesCall,
  updateCreativeCall,
} from '#contract/ads/creative.ts'
import { uploadImagesCall } from '#contract/pictures/image.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { pathOf, request, requestUnlessSignedOut } from '#web/api/platform/request.ts'

const id = '7d8f3f0e-3b8e-4a57-9d3d-0d6f6c4c1f11'

afterEach(() => vi.unstubAllGlobals())

function answerWith(response: Response) {
  const sent = vi.fn(async (_path: string, _init: RequestInit) => response)
  vi.stubGlobal('fetch', sent)
  return sent
}

describe('request', () => {
  it('fills the path, sends JSON with credentials and parses a JSON answer', async () => {
    const sent = answerWith(Response.json({ id }))
    const creative = await request<typeof updateCreativeCall>('POST /api/creatives/:id', {
      params: { id },
      body: { productName: 'Lamp' },
    })
    expect(creative).toEqual({ id })
    expect(sent).toHaveBeenCalledWith(
      `/api/creatives/${id}`,
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        body: '{"productName":"Lamp"}',
        headers: { 'content-type': 'application/json' },
      }),
    )
  })

  it('sends no content type where there is no body', async () => {
    const sent = answerWith(new Response(null, { status: 204 }))
    await expect(
      request<typeof deleteCreativeCall>('DELETE /api/creatives/:id', { params: { id } }),
    ).resolves.toBeUndefined()
    expect(sent.mock.calls[0]?.[1]).not.toHaveProperty('headers')
  })

  it('makes "status: message" of a JSON error and keeps its code and field', async () => {
    answerWith(
      Response.json({ code: 'VALIDATION_FAILED', message: 'Too short', field: 'productName' }, { status: 400 }),
    )
    const error = await request<typeof listCreativesCall>('GET /api/creatives', { query: {} }).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: '400: Too short',
      text: 'Too short',
      status: 400,
      code: 'VALIDATION_FAILED',
      field: 'productName',
    })
  })

  it('makes "status: text" of any other body, and "status: status text" of an empty one', async () => {
    answerWith(new Response('Bad gateway here', { status: 502 }))
    await expect(request<typeof listCreativesCall>('GET /api/creatives', { query: {} })).rejects.toThrow(
      '502: Bad gateway here',
    )
    answerWith(new Response('', { status: 503, statusText: 'Service Unavailable' }))
    await expect(request<typeof listCreativesCall>('GET /api/creatives', { query: {} })).rejects.toThrow(
      '503: Service Unavailable',
    )
  })

  it('does not pass a page of HTML off as an answer', async () => {
    answerWith(new Response('<p>Please log in to the network</p>', { headers: { 'content-type': 'text/html' } }))
    await expect(request<typeof listCreativesCall>('GET /api/creatives', { query: {} })).rejects.toBeInstanceOf(
      ApiError,
    )
  })

  it('says what to do when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(request<typeof listCreativesCall>('GET /api/creatives', { query: {} })).rejects.toThrow(
      'Please check your connection and try again.',
    )
  })
})

describe('a change that is requested twice', () => {
  const remove = () => request<typeof deleteCreativeCall>('DELETE /api/creatives/:id', { params: { id } })
  const rename = (productName: string) =>
    request<typeof updateCreativeCall>('POST /api/creatives/:id', { params: { id }, body: { productName } })
  const read = () => request<typeof getCreativeCall>('GET /api/creatives/:id', { params: { id } })
  const gone = () => Response.json({ code: 'NOT_FOUND', message: 'This ad does not exist.' }, { status: 404 })

  it('is sent once until it is answered, and both calls get the answer', async () => {
    const sent = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ id }))
    vi.stubGlobal('fetch', sent)
    const [first, second] = await Promise.all([rename('Lamp'), rename('Lamp')])
    expect([first, second]).toEqual([{ id }, { id }])
    expect(sent).toHaveBeenCalledTimes(1)
    await rename('Lamp')
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('is a separate one if its words differ, and a read is sent each time', async () => {
    const sent = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ id }))
    vi.stubGlobal('fetch', sent)
    await Promise.all([rename('Lamp'), rename('Brass Lamp'), read(), read()])
    expect(sent).toHaveBeenCalledTimes(4)
  })

  it('can be retried after it failed', async () => {
    answerWith(new Response('', { status: 503, statusText: 'Service Unavailable' }))
    const both = await Promise.allSettled([remove(), remove()])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const sent = answerWith(new Response(null, { status: 204 }))
    await remove()
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('succeeds if it deletes what no longer exists, and only then', async () => {
    vi.stubGlobal('fetch', async () => gone())
    await expect(remove()).resolves.toBeUndefined()
    await expect(rename('Lamp')).rejects.toMatchObject({ status: 404 })
    vi.stubGlobal('fetch', async () => new Response('no such page', { status: 404 }))
    await expect(remove()).rejects.toMatchObject({ status: 404 })
  })
})

describe('requestUnlessSignedOut', () => {
  it('gives null for 401 and still throws everything else', async () => {
    answerWith(Response.json({ code: 'UNAUTHENTICATED', message: 'Please sign in.' }, { status: 401 }))
    await expect(
      requestUnlessSignedOut<typeof getCreativeCall>('GET /api/creatives/:id', { params: { id } }),
    ).resolves.toBeNull()
    answerWith(Response.json({ code: 'NOT_OWNER', message: 'Not yours.' }, { status: 403 }))
    await expect(
      requestUnlessSignedOut<typeof getCreativeCall>('GET /api/creatives/:id', { params: { id } }),
    ).rejects.toThrow('403: Not yours.')
  })
})

describe('pathOf', () => {
  it('escapes parameters and adds the query', () => {
    expect(pathOf('/api/creatives/:id', { id: 'a/b' })).toBe('/api/creatives/a%2Fb')
    expect(pathOf(uploadImagesCall.path, {}, { adId: id })).toBe(`/api/upload?adId=${id}`)
  })
})
