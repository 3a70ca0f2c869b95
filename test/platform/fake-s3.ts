import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import aws4 from 'aws4'
import { onTestFinished } from 'vitest'
import type { S3Config } from '#server/s3-config.ts'

/**
 * An S3 server with one bucket, at the edge of the network. It does what we need of a real one, and verifies each
 * request's signature (Signature Version 4) with aws4, an implementation that shares no code with the SDK's.
 */
export interface FakeS3 {
  /** The configuration of a server of ours that uses it. */
  config: S3Config
  objects: Map<string, { bytes: Buffer; contentType: string }>
  /** Moves its clock. */
  waitSeconds(seconds: number): void
  /** Answers with 503, or with the given refusal, from now on; `false` ends it. */
  setFailing(failing: boolean | S3Refusal): void
  close(): Promise<void>
}

export interface S3Refusal {
  status: number
  code: string
}

const SLOW_DOWN: S3Refusal = { status: 503, code: 'SlowDown' }

const CREDENTIALS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
const [BUCKET, REGION] = ['placard-pictures', 'eu-central-1']

/** Starts one that runs until the end of the test. */
export async function startFakeS3(): Promise<FakeS3> {
  const s3 = await openFakeS3()
  onTestFinished(s3.close)
  return s3
}

export async function openFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map()
  let late = 0
  let refusal: S3Refusal | undefined
  const server = createServer((request, response) => {
    const now = Date.now() + late * 1000
    const answered = refusal
      ? refuse(response, refusal.status, refusal.code)
      : answer(request, response, { objects, now })
    Promise.resolve(answered).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    config: { bucket: BUCKET, region: REGION, endpoint, forcePathStyle: true, credentials: CREDENTIALS },
    objects,
    waitSeconds: (seconds) => void (late += seconds),
    setFailing: (failing) => void (refusal = failing === true ? SLOW_DOWN : failing || undefined),
    close,
  }
}

interface World {
  objects: FakeS3['objects']
  now: number
}

async function answer(request: IncomingMessage, response: ServerResponse, { objects, now }: World): Promise<void> {
  const url = new URL(request.url!, 'http://s3')
  const body = await buffer(request)
  const wrong = url.searchParams.has('X-Amz-Signature') ? checkLink(request, url, now) : checkHeader(request, body)
  if (wrong) return refuse(response, 403, wrong)
  const [, bucket, ...parts] = url.pathname.split('/')
  const key = parts.join('/')
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
  if (request.method === 'PUT') {
    objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? 'binary/octet-stream' })
    return void response.writeHead(200).end()
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return void response.writeHead(204).end()
  }
  if (request.method === 'GET' && key === '' && url.searchParams.get('list-type') === '2')
    return list(response, url, objects)
  const object = objects.get(key)
  if (!object) return refuse(response, 404, 'NoSuchKey')
  const disposition = url.searchParams.get('response-content-disposition')
  response.writeHead(200, {
    'content-type': object.contentType,
    'content-length': object.bytes.byteLength,
    ...(disposition && { 'content-disposition': disposition }),
  })
  response.end(object.bytes)
}

/** Page size: so few that a list of any length takes several requests. */
const LISTED_AT_ONCE = 3

function list(response: ServerResponse, url: URL, objects: FakeS3['objects']): void {
  const after = url.searchParams.get('continuation-token') ?? ''
  const prefix = url.searchParams.get('prefix') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
  const some = keys.slice(0, LISTED_AT_ONCE)
  const contents = some.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  const more = keys.length > some.length
  const next = more ? `<NextContinuationToken>${some.at(-1)}</NextContinuationToken>` : ''
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${contents}<IsTruncated>${more}</IsTruncated>${next}</ListBucketResult>`,
  )
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

/** Returns the error code for a request that is signed in its Authorization header. */
function checkHeader(request: IncomingMessage, body: Buffer): string | undefined {
  const given = request.headers.authorization ?? ''
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';')
  if (!names?.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied'
  const sha256 = request.headers['x-amz-content-sha256']
  if (sha256 !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch'
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]))
  const signed = aws4.sign(
    { service: 's3', region: REGION, method: request.method, path: request.url, headers },
    CREDENTIALS,
  )
  return signed.headers?.Authorization === given ? undefined : 'SignatureDoesNotMatch'
}

/** Returns the error code for a signed link. */
function checkLink(request: IncomingMessage, url: URL, now: number): string | undefined {
  if (request.method !== 'GET') return 'SignatureDoesNotMatch'
  const given = url.searchParams.get('X-Amz-Signature')
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(url.searchParams.get('X-Amz-Date') ?? '') ?? []
  const signedAt = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  const seconds = Number(url.searchParams.get('X-Amz-Expires'))
  if (!(now <= signedAt + seconds * 1000)) return 'AccessDenied'
  const path = request.url!.replace(/&X-Amz-Signature=[^&]*/, '')
  const headers = { Host: request.headers.host! }
  const signed = aws4.sign(
    { service: 's3', region: REGION, method: 'GET', path, headers, signQuery: true },
    CREDENTIALS,
  )
  const expected = new URL(signed.path!, 'http://s3').searchParams.get('X-Amz-Signature')
  return expected === given ? undefined : 'SignatureDoesNotMatch'
}
