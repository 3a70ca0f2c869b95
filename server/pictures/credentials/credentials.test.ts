import { afterAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { makeTestSigner, openTestCredentials } from '#test/pictures/credentials.ts'
import { readSecondly } from '#test/pictures/second-reader.ts'
import type { Statement } from './credentials-tasks.ts'

const MAX_BYTES = 150_000
const order = { owner: 'somebody', signal: new AbortController().signal }

function open(signer = makeTestSigner()) {
  const credentials = openTestCredentials(signer)
  afterAll(() => credentials.close())
  return {
    sign: async (jpeg: Uint8Array, more: Partial<Statement> = {}, maxBytes = MAX_BYTES) =>
      (await credentials.sign({ jpeg, statement: { ...STATEMENT, ...more }, maxBytes })).jpeg,
    read: (file: Uint8Array, contentType = 'image/jpeg') => credentials.read({ file, contentType }, order),
    keep: (file: Uint8Array) => credentials.keep({ file, contentType: 'image/jpeg' }, order),
  }
}

const signer = makeTestSigner()
const here = open(signer)
const sameHere = open(signer)
const elsewhere = open()

const PHOTO = { title: 'Photo 1', contentType: 'image/png', sha256: 'ab'.repeat(32) }

const STATEMENT: Statement = {
  title: 'instagram-feed.jpg',
  digitalSource: 'composite',
  ingredients: [PHOTO],
  facts: { brief: 'cd'.repeat(32), models: [] },
}

/** A picture in one color, with another one for each text. */
function jpegOf(red: number): Promise<Uint8Array> {
  const create = { width: 300, height: 250, channels: 3, background: { r: red, g: 90, b: 160 } } as const
  return sharp({ create }).jpeg().toBuffer()
}

describe('A signed file', () => {
  it('is valid to two readers, and says who signed it and what went in', async () => {
    const { sign, read } = here
    const signed = await sign(await jpegOf(10))
    expect(await read(signed)).toMatchObject({
      state: 'trusted',
      problems: [],
      signer: { organization: 'Placard', algorithm: 'Ed25519' },
      generator: 'Placard 0.0.0',
      title: 'instagram-feed.jpg',
      digitalSource: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
      ingredients: [{ title: 'Photo 1', isSigned: false }],
      facts: STATEMENT.facts,
    })
    expect(await readSecondly(signed)).toEqual({ isValid: true, problems: [] })
  })

  it('is the same to the byte each time, and another with another statement', async () => {
    const jpeg = await jpegOf(10)
    const once = await here.sign(jpeg)
    expect(Buffer.compare(await sameHere.sign(jpeg), once)).toBe(0)
    expect(Buffer.compare(await here.sign(jpeg, { digitalSource: 'compositeSynthetic' }), once)).not.toBe(0)
  })

  it('is invalid once a pixel or its metadata changed', async () => {
    const { sign, read } = here
    const signed = Buffer.from(await sign(await jpegOf(10)))
    signed[signed.length - 20]! ^= 1
    expect(await read(signed)).toMatchObject({ state: 'invalid', problems: ['assertion.dataHash.mismatch'] })
  })

  it('is nobody’s if another installation signed it, which may claim any name', async () => {
    const forged = await elsewhere.sign(await jpegOf(10))
    expect(await here.read(forged)).toMatchObject({ state: 'valid', problems: ['signingCredential.untrusted'] })
  })
})

describe('A photo with credentials of its own', () => {
  it('brings them into the ad, where they are read', async () => {
    const credentials = await here.keep(
      await elsewhere.sign(await jpegOf(200), { title: 'camera.jpg', ingredients: [] }),
    )
    const ad = await here.sign(await jpegOf(10), { ingredients: [{ ...PHOTO, credentials }] })
    expect(await here.read(ad)).toMatchObject({
      state: 'trusted',
      ingredients: [{ isSigned: true, signer: 'Placard' }],
    })
    expect(await readSecondly(ad)).toMatchObject({ isValid: true })
    const kept = await here.keep(await elsewhere.sign(await jpegOf(200), { title: 'camera.jpg', ingredients: [] }))
    const again = await sameHere.sign(await jpegOf(10), { ingredients: [{ ...PHOTO, credentials: kept }] })
    expect(Buffer.compare(again, ad)).toBe(0)
  })

  it('is kept in the same bytes at any time', async () => {
    const kept = await here.keep(await elsewhere.sign(await jpegOf(200), { ingredients: [] }))
    // The library dates its certificate a day back.
    expect(Buffer.from(kept!).includes('191231000000Z')).toBe(true)
  })

  it('goes without them where they would take more than the format’s bytes', async () => {
    const jpeg = await jpegOf(10)
    const credentials = await here.keep(await elsewhere.sign(await jpegOf(200), { ingredients: [] }))
    const ad = await here.sign(jpeg, { ingredients: [{ ...PHOTO, credentials }] }, jpeg.byteLength + 4000)
    expect(ad.byteLength).toBeLessThan(jpeg.byteLength + 4000)
    expect(await here.read(ad)).toMatchObject({ state: 'trusted', ingredients: [{ isSigned: false }] })
  })

  it('has none to keep if it was never signed', async () => {
    expect(await here.keep(await jpegOf(200))).toBeUndefined()
  })
})

describe('Any other picture', () => {
  it('has no credentials', async () => {
    const { read } = here
    expect(await read(await jpegOf(1))).toEqual({ state: 'absent' })
    expect(
      await read(
        await sharp(await jpegOf(1))
          .webp()
          .toBuffer(),
        'image/webp',
      ),
    ).toEqual({ state: 'absent' })
  })

  it('names an address at which they lie, and nothing is fetched', async () => {
    const remote = XMP.replace('ADDRESS', 'https://manifests.example.com/one.c2pa')
    const picture = await sharp(await jpegOf(1))
      .withXmp(remote)
      .jpeg()
      .toBuffer()
    expect(await here.read(picture)).toEqual({ state: 'elsewhere' })
  })

  it('has credentials that are cut off or nonsense', async () => {
    const { sign, read } = here
    const signed = Buffer.from(await sign(await jpegOf(1)))
    const at = signed.indexOf('c2pa.claim')
    const nonsense = Buffer.from(signed)
    nonsense.fill(0x41, at, at + 400)
    for (const file of [nonsense, signed.subarray(0, at)]) {
      expect(['unreadable', 'absent', 'invalid']).toContain((await read(file)).state)
    }
    expect(await read(signed)).toMatchObject({ state: 'trusted' })
  })
})

const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="ADDRESS"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
