import { setTimeout as sleep } from 'node:timers/promises'
import type { FormatId } from '#contract/formats.ts'
import { TestClient, type TestResponse } from '#test/client.ts'
import { TEST_STYLE, uploadFiles } from '#test/given/fill-in.ts'
import { drawProduct } from '#test/pictures/pictures.ts'

/** The longest that anybody waits: a slower call has failed. */
const CALL_MAX_MS = 75_000

/** Pause that, with all changes, keeps a user below the limit of sixty a minute. */
const PAUSE_MS = 1_500
const RETRY_AFTER_MS = 4_000

/** A user may have twenty pictures in no ad: some are left for the fault and for checking that it works again. */
const UPLOADS_MAX = 8

/** The answers that one user got, and what they have tried. */
export class LoadUser {
  readonly name: string
  readonly client: TestClient
  adId = ''
  /** The number in the ad's name that was accepted last, and the highest that was sent. */
  saved = { accepted: 0, sent: 0 }
  /** Names of ads whose generation was accepted, and of those that were tried. */
  ads = { accepted: new Set<string>(), tried: new Set<string>() }
  pictures = new Set<string>()
  formats = new Set<FormatId>()
  /** Answers by status and code; a missing answer is 'none'. */
  readonly answers = new Map<string, number>()
  slowestMs = 0

  constructor(origin: string, name: string) {
    this.name = name
    this.client = new TestClient(origin)
  }

  /** Signs in and makes an ad that can be generated. */
  async begin(): Promise<void> {
    await this.client.signIn(`${this.name}@example.com`, this.name)
    const { body, status, text } = await this.client.post('/api/creatives', product(`${this.name} 0`))
    if (status !== 200) throw new Error(`${this.name} got no ad: ${status} ${text}`)
    this.adId = (body as { id: string }).id
    this.ads.tried.add(`${this.name} 0`)
    const photos = await uploadFiles(this.client, this.adId, [await photo()])
    const filled = await this.client.post(`/api/creatives/${this.adId}`, {
      productImages: photos.body as unknown,
      ...TEST_STYLE,
    })
    if (filled.status !== 200) throw new Error(`${this.name} could not fill in the ad: ${filled.status} ${filled.text}`)
  }

  /** Works on the ad until it is stopped, and tries again what failed. */
  async work(until: AbortSignal): Promise<void> {
    for (let round = 1; !until.aborted; round++) {
      await this.save()
      await this.call(() => this.client.get('/api/creatives', limit()))
      if (round % 4 === 0 && this.pictures.size < UPLOADS_MAX) await this.upload()
      if (round % 3 === 0 && this.ads.accepted.size < 2) await this.makeAd(`${this.name} ad ${round}`)
      await sleep(PAUSE_MS)
    }
  }

  async save(): Promise<boolean> {
    const number = ++this.saved.sent
    const fields = { productName: `${this.name} ${number}` }
    const answer = await this.call(() => this.client.post(`/api/creatives/${this.adId}`, fields, limit()))
    if (answer?.status !== 200) return false
    this.saved.accepted = number
    return true
  }

  async makeAd(name: string): Promise<void> {
    this.ads.tried.add(name)
    const answer = await this.call(() => this.client.post('/api/creatives', product(name), limit()))
    if (answer?.status === 200) this.ads.accepted.add(name)
  }

  async send(): Promise<TestResponse> {
    return uploadFiles(this.client, this.adId, [await photo()])
  }

  async upload(): Promise<boolean> {
    const answer = await this.call(() => this.send())
    if (answer?.status !== 200) return false
    for (const { url } of answer.body as { url: string }[]) this.pictures.add(url)
    return true
  }

  /** Tries until it is accepted. The answer waits for the ad, so its time means nothing. */
  async generate(format: FormatId, until: AbortSignal): Promise<void> {
    const path = `/api/creatives/${this.adId}/generate`
    while (!until.aborted && !this.formats.has(format)) {
      const answer = await this.call(() => this.client.post(path, { format }, limit()), false)
      if (answer?.status === 200 || answer?.status === 202) this.formats.add(format)
      else await sleep(RETRY_AFTER_MS)
    }
  }

  async call(make: () => Promise<TestResponse>, isTimed = true): Promise<TestResponse | undefined> {
    const began = performance.now()
    const answer = await make().catch(() => undefined)
    if (isTimed) this.slowestMs = Math.max(this.slowestMs, performance.now() - began)
    const kind = answer
      ? [answer.status, (answer.body as { code?: string } | undefined)?.code].join(' ').trim()
      : 'none'
    this.answers.set(kind, (this.answers.get(kind) ?? 0) + 1)
    return answer
  }
}

function limit(): { signal: AbortSignal } {
  return { signal: AbortSignal.timeout(CALL_MAX_MS) }
}

function product(productName: string): object {
  return { productName, productDescription: 'A kettle that boils in ninety seconds.' }
}

let drawn: Promise<Buffer> | undefined

async function photo(): Promise<{ bytes: Uint8Array; name: string }> {
  drawn ??= drawProduct('#ffffff').jpeg({ quality: 92 }).toBuffer()
  return { bytes: await drawn, name: 'kettle.jpg' }
}
