import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import sharp from 'sharp'
import { makeTestSigner, openTestCredentials } from '#test/pictures/credentials.ts'
import { type Curve, hasOpenssl, makeEllipticSigner, startTimeStampAuthority } from '#test/pictures/openssl.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { readSecondly } from '#test/pictures/second-reader.ts'
import type { Signer } from './cose-sign.ts'

const order = { owner: 'somebody', signal: new AbortController().signal }

function open(signer: { signer: Signer; anchors: string }) {
  const credentials = openTestCredentials(signer)
  onTestFinished(() => credentials.close())
  const statement = {
    title: 'instagram-feed.jpg',
    digitalSource: 'composite',
    ingredients: [{ title: 'Photo 1', contentType: 'image/png', sha256: 'ab'.repeat(32) }],
    facts: { brief: 'cd'.repeat(32), models: [] },
  }
  return {
    sign: (jpeg: Uint8Array) => credentials.sign({ jpeg, statement, maxBytes: 150_000 }),
    read: (file: Uint8Array) => credentials.read({ file, contentType: 'image/jpeg' }, order),
  }
}

function givenPicture(): Promise<Uint8Array> {
  const create = { width: 300, height: 250, channels: 3, background: { r: 10, g: 90, b: 160 } } as const
  return sharp({ create }).jpeg().toBuffer()
}

describe.skipIf(!hasOpenssl())('A certificate that openssl made', () => {
  it.each<[Curve, string]>([
    ['prime256v1', 'Es256'],
    ['secp384r1', 'Es384'],
  ])('with a key on %s signs ads that two readers find valid', async (curve, algorithm) => {
    const { sign, read } = open(makeEllipticSigner(curve))
    const { jpeg } = await sign(await givenPicture())
    expect(await read(jpeg)).toMatchObject({
      state: 'trusted',
      problems: [],
      signer: { organization: 'Halden', algorithm },
    })
    expect(await readSecondly(jpeg)).toEqual({ isValid: true, problems: [] })
    const changed = Buffer.from(jpeg)
    changed[changed.length - 20]! ^= 1
    expect(await read(changed)).toMatchObject({ state: 'invalid' })
  })

  it('has its ads stamped by an authority', async () => {
    const authority = await startTimeStampAuthority()
    const { signer, anchors } = makeEllipticSigner('secp384r1')
    const { sign, read } = open({ signer: { ...signer, timeStamps: authority.address }, anchors })
    const { jpeg, stampFailure } = await sign(await givenPicture())
    expect(stampFailure).toBeUndefined()
    expect(authority.requests).toEqual(['application/timestamp-query'])
    const found = await read(jpeg)
    expect(found).toMatchObject({ state: 'trusted', problems: [] })
    // A reader gives no moment for a time stamp of something else.
    expect(found).toMatchObject({ stampedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  })
})

describe('An ad whose time stamp does not come is signed without one', () => {
  async function signAt(timeStamps: string) {
    const { signer, anchors } = makeTestSigner()
    const { sign, read } = open({ signer: { ...signer, timeStamps }, anchors })
    const { jpeg, stampFailure } = await sign(await givenPicture())
    expect(await read(jpeg)).toMatchObject({ state: 'trusted', stampedAt: null })
    return stampFailure
  }

  async function givenAuthority(answer: (response: ServerResponse) => void): Promise<string> {
    const server = createServer((request, response) => void request.resume().on('end', () => answer(response)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  it('because nobody is there', async () => {
    expect(await signAt(`http://127.0.0.1:${await findFreePort()}/`)).toBe('The time stamp authority cannot be reached')
  })

  it('because the authority has an error', async () => {
    const address = await givenAuthority((response) => void response.writeHead(503).end())
    expect(await signAt(address)).toBe('The time stamp authority answered 503')
  })

  it('because the answer is no time stamp', async () => {
    const address = await givenAuthority((response) => void response.end('<html>Welcome to our Wi-Fi</html>'))
    expect(await signAt(address)).toBe('The time stamp authority answered with no time stamp')
  })

  it('because no answer comes', { tags: 'thorough/faults' }, async () => {
    expect(await signAt(await givenAuthority(() => {}))).toBe(
      'The time stamp authority does not answer within 5 seconds',
    )
  })
})
