import { createHash } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { BenchRequest } from './ask.ts'
import { sessionIdOf, type DatabaseSize } from './fill.ts'

export const SECRET = 'a secret for the bench, of more than 32 letters'

/** A call of the app and of its floor. */
export interface BenchCall {
  name: string
  /** The minimum share of the floor on PostgreSQL. */
  wanted?: number
  /** The maximum time of the web process. */
  wantedThreadMs?: number
  /** Concurrency, if it is less than the others'. */
  atOnce?: number
  ask: (turn: number) => BenchRequest
  floor: (turn: number) => BenchRequest
}

/** Returns the id of a row of fillDatabase. */
export function uuidOf(what: string, number: number): string {
  const hash = createHash('md5').update(`${what}${number}`).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** Returns the newest ad of a user, whose square picture is the only one with bytes. */
export function newestAdOf(person: number, { adsEach }: DatabaseSize): number {
  return person * adsEach + 1
}

/** Lists the calls. Each user is limited per minute: the calls rotate over all of them. */
export function listCalls(size: DatabaseSize, origin: () => string, photo: Buffer): BenchCall[] {
  const personOf = (turn: number) => turn % size.people
  const adOf = (turn: number) => newestAdOf(personOf(turn), size) + (Math.floor(turn / size.people) % size.adsEach)
  const pictureOf = (turn: number) => uuidOf('square', newestAdOf(personOf(turn), size))
  const signedIn = (turn: number) => ({ ...cookieOf(personOf(turn)), origin: origin() })
  const get = (path: string, turn: number): BenchRequest => ({ path, headers: signedIn(turn) })
  const form = formOf(photo)
  return [
    {
      name: 'list of 20 ads',
      wanted: 1 / 2,
      ask: (turn) => get('/api/creatives', turn),
      floor: (turn) => ({ path: `/list/${uuidOf('user', personOf(turn))}` }),
    },
    {
      name: 'one ad',
      wanted: 1 / 3,
      ask: (turn) => get(`/api/creatives/${uuidOf('ad', adOf(turn))}`, turn),
      floor: (turn) => ({ path: `/ad/${uuidOf('ad', adOf(turn))}` }),
    },
    {
      name: 'picture of 100 KB',
      wanted: 1 / 3,
      ask: (turn) => get(`/api/images/${pictureOf(turn)}`, turn),
      floor: (turn) => ({ path: `/picture/${pictureOf(turn)}` }),
    },
    {
      name: 'landing, signed in',
      wantedThreadMs: 2,
      ask: (turn) => get('/', turn),
      floor: (turn) => ({ path: `/landing/${uuidOf('user', personOf(turn))}` }),
    },
    {
      name: 'update',
      atOnce: 4,
      ask: (turn) => ({
        path: `/api/creatives/${uuidOf('ad', adOf(turn))}`,
        method: 'POST',
        body: change(turn),
        headers: { ...signedIn(turn), ...JSON_TYPE },
      }),
      floor: (turn) => ({
        path: `/ad/${uuidOf('ad', adOf(turn))}`,
        method: 'POST',
        body: change(turn),
        headers: JSON_TYPE,
      }),
    },
    {
      name: 'upload of 2 MB',
      atOnce: 2,
      ask: (turn) => ({
        path: `/api/upload?adId=${uuidOf('ad', adOf(turn))}`,
        method: 'POST',
        body: form.body,
        headers: { ...signedIn(turn), 'content-type': form.type },
      }),
      floor: (turn) => ({
        path: `/upload/${uuidOf('user', personOf(turn))}`,
        method: 'POST',
        body: photo,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    },
  ]
}

const JSON_TYPE = { 'content-type': 'application/json' }
const change = (turn: number) => JSON.stringify({ productPrice: `$${turn}` })

const signer = new Signer(SECRET)

export function cookieOf(person: number): { cookie: string } {
  return { cookie: `connect.sid=${encodeURIComponent(signer.sign(sessionIdOf(person)))}` }
}

function formOf(photo: Buffer): { body: Buffer; type: string } {
  const boundary = 'between-the-parts-of-the-bench'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="images"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}
