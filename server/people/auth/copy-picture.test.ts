import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { type OidcIssuer, startOidcIssuer } from '#test/people/oidc-issuer.ts'
import { drawHalves } from '#test/pictures/pictures.ts'
import { startWebHost, type WebHost } from '#test/catalogue/web-host.ts'
import { waitUntil } from '#test/wait-until.ts'
import { images, users } from '#server/platform/db/schema.ts'
import { deleteObjects } from '#server/pictures/images/delete-objects.ts'
import { keysOf } from '#server/pictures/images/keys.ts'
import { type Fetched, type GuardedFetch, makeGuardedFetch } from '#server/platform/internet/guarded-fetch.ts'

const ADDRESS = 'https://pictures.example/ada'
/** A few kilobytes that decode to 25 megapixels. */
const BOMB = sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#fff' } })
  .png({ compressionLevel: 1 })
  .toBuffer()

interface Started extends TestApp {
  host: WebHost
  issuer: OidcIssuer
  /** Signs in a user whose issuer gives this as their picture. */
  signInWith(picture: unknown, browser?: TestClient): Promise<TestClient>
}

describeOnBothDatabases('a profile picture', (database, isDefault) => {
  async function start(guardedFetch?: GuardedFetch): Promise<Started> {
    const issuer = await startOidcIssuer()
    const host = await startWebHost()
    const bytes = await drawHalves(600, 400).withMetadata().jpeg().toBuffer()
    host.answers['/ada'] = (_, response) => void response.end(bytes)
    host.answers['/ada-2'] = (_, response) => void response.end(bytes)
    const { clientId, clientSecret } = issuer
    const signIn = { name: 'Acme', issuer: issuer.issuer, clientId, clientSecret, trustEmail: false }
    const app = await startTestApp(database, {
      config: { signIn },
      services: { fetch: guardedFetch ?? makeGuardedFetch(host.network) },
    })
    return {
      ...app,
      host,
      issuer,
      async signInWith(picture, browser = app.client()) {
        issuer.behaviour = { ...issuer.behaviour, person: { picture } }
        const begun = await browser.get('/auth/acme')
        const back = await fetch(begun.headers.get('location')!, { redirect: 'manual' })
        const end = await browser.get(back.headers.get('location')!)
        expect(end.status).toBe(303)
        return browser
      },
    }
  }

  const pictureNow = async (browser: TestClient) =>
    (await browser.get('/api/auth/user')).body.profilePicture as string | null

  /** Waits for the picture: sign-in waits for most copies, but on a busy machine not for all. */
  const pictureOf = (browser: TestClient) => waitUntil(() => pictureNow(browser))

  it('is deleted with the account, and is part of its export', async () => {
    const app = await start()
    const ada = await app.signInWith(ADDRESS)
    const picture = await pictureOf(ada)
    const zip = Buffer.from(await (await ada.open('/api/account/export')).arrayBuffer())
    expect(zip.includes('profile/picture-')).toBe(true)
    const sent = vi.spyOn(app.services.jobs, 'send')
    await ada.delete('/api/account')
    expect(await database.db.$count(users)).toBe(0)
    expect(await database.db.$count(images)).toBe(0)
    const imageId = picture.split('/').at(-1)!
    expect(sent.mock.calls.map(([, , payload]) => payload)).toContainEqual({ imageIds: [imageId] })
  })

  if (!isDefault) return

  it('is copied at sign-in, made small and square, and served by us to its owner', async () => {
    const app = await start()
    const ada = await app.signInWith(ADDRESS)
    const picture = await pictureOf(ada)
    expect(picture).toMatch(/^\/api\/images\/[0-9a-f-]{36}$/)
    const answer = await ada.open(picture!)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const { format, width, height, exif, icc } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect({ format, width, height, exif, icc }).toEqual({ format: 'webp', width: 256, height: 256 })
    expect((await ada.get('/')).text).toContain(`"profilePicture":"${picture}"`)
    expect((await ada.get('/')).headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;")
    expect((await app.client().get(picture!)).status).toBe(401)
    app.issuer.behaviour = { tamper: (claims) => ({ ...claims, sub: 'eve', email: 'eve@example.com' }) }
    expect((await (await app.signInWith(undefined)).get(picture!)).status).toBe(403)
  })

  it('is not fetched again while its address stays the same, and replaced when it changes', async () => {
    const app = await start()
    const first = await pictureOf(await app.signInWith(ADDRESS))
    expect(await pictureOf(await app.signInWith(ADDRESS))).toBe(first)
    expect(app.host.asked).toEqual(['pictures.example/ada'])
    const sent = vi.spyOn(app.services.jobs, 'send')
    const ada = await app.signInWith('https://pictures.example/ada-2')
    await waitUntil(async () => (await pictureNow(ada)) !== first)
    const second = await pictureOf(ada)
    expect((await ada.get(first)).status).toBe(404)
    expect((await ada.get(second)).status).toBe(200)
    const [, , payload] = sent.mock.calls.find(([, job]) => job.name === 'delete-objects')!
    await deleteObjects(app.services, payload as { imageIds: string[] })
    for (const key of keysOf(first.split('/').at(-1)!)) expect(await app.services.storage.get(key)).toBeUndefined()
    expect(await database.db.$count(images)).toBe(1)
  })

  it('stays if the issuer names none this time', async () => {
    const app = await start()
    const first = await pictureOf(await app.signInWith(ADDRESS))
    for (const nothing of [undefined, '', 42, null]) expect(await pictureOf(await app.signInWith(nothing))).toBe(first)
  })

  it('is stored once even if a user signs in five times at once', async () => {
    const app = await start()
    await app.signInWith(undefined)
    const pictures = await Promise.all([1, 2, 3, 4, 5].map(async () => pictureOf(await app.signInWith(ADDRESS))))
    expect(new Set(pictures).size).toBe(1)
    expect((await (await app.signInWith(ADDRESS)).get(pictures[0]!)).status).toBe(200)
    expect(await database.db.$count(images)).toBe(1)
  })

  it.each([
    ['is no address', 'ada.png'],
    ['is not https', 'http://pictures.example/ada'],
    ['leads into our own network', 'https://inside.example/ada'],
    ['is not there', 'https://pictures.example/gone'],
    ['is no picture', 'https://pictures.example/text'],
    ['is a drawing that could hold a script', 'https://pictures.example/svg'],
    ['is far larger than it looks', 'https://pictures.example/bomb'],
  ])('that %s is left out, and keeps nobody from signing in', async (_, address) => {
    const app = await start()
    app.host.names['inside.example'] = ['192.168.1.10']
    const bodies = { '/text': 'no picture', '/svg': '<svg xmlns="http://www.w3.org/2000/svg"/>', '/bomb': await BOMB }
    for (const [path, body] of Object.entries(bodies)) {
      app.host.answers[path] = (_request, response) => void response.end(body)
    }
    const logged = vi.spyOn(app.services.log, 'info')
    const ada = await app.signInWith(address)
    expect((await ada.get('/api/auth/user')).body).toMatchObject({ displayName: 'Ada Lovelace', profilePicture: null })
    const reasons = () =>
      (logged.mock.calls as unknown[][]).flatMap(([what, text]) =>
        text === 'A profile picture was not copied' ? [what] : [],
      )
    await waitUntil(() => reasons().length === 1)
    expect(JSON.stringify(reasons())).not.toContain(address)
    expect(await database.db.$count(images)).toBe(0)
  })

  it('that takes long does not delay the sign-in, and appears later', async () => {
    const fetched = Promise.withResolvers<Fetched>()
    const app = await start(() => fetched.promise)
    const ada = await app.signInWith(ADDRESS)
    expect(await pictureNow(ada)).toBeNull()
    fetched.resolve({ bytes: await drawHalves(60, 60).png().toBuffer(), contentType: 'image/png', address: ADDRESS })
    expect(await pictureOf(ada)).toBeDefined()
  })

  it('does not keep a stopping server from stopping', async () => {
    const app = await start(
      (_, _wanted, signal) =>
        new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error))),
    )
    await app.signInWith(ADDRESS)
    const logged = vi.spyOn(app.services.log, 'info')
    const closed = app.app.close()
    // Closing would wait for a connection that the client opened and never used.
    app.app.server.closeAllConnections()
    await closed
    // The copy would give up by itself, but for another reason.
    expect(logged).toHaveBeenCalledWith({ reason: 'The server stops' }, 'A profile picture was not copied')
  })
})
