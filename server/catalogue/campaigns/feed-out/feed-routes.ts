import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  FEED_OUT_FORMATS_MAX,
  FEED_OUT_FORMS,
  type FeedOutForm,
  type FeedOutPlace,
} from '#contract/catalogue/feed-out-choices.ts'
import { hashToken } from '#server/ads/reviews/token.ts'
import { namesTag } from '#server/pictures/images/byte-range.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { chooseEncoding } from '#server/platform/http/choose-encoding.ts'
import { compressStream } from '#server/platform/http/compress-answers.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { limitFeeds } from '#server/platform/http/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { findFeedByToken, type FeedOutRow } from './feed-out-store.ts'
import { picturePath, picturesBase } from './pictures-base.ts'
import { findServedPicture, type ListedProduct, listFeedProducts } from './published-store.ts'
import { keptAfter } from './sweep-pictures.ts'
import { type FeedOutRowOfDocument, writeDocument } from './write-document.ts'

const FORMS = FEED_OUT_FORMS.join('|')

const documentParams = z.object({ token: z.string().regex(new RegExp(`^[\\w-]{22}(-shopping)?\\.(${FORMS})$`)) })

const pictureParams = z.object({ picture: z.string().regex(/^[0-9a-f]{64}\.(jpg|png)$/) })

const TYPES: Record<FeedOutForm, string> = {
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
}

/** Caches ask again each time, so that an address that has ended opens nothing. */
const DOCUMENT_HEADERS = {
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** A picture never changes at its address, and everybody may show it. */
const PICTURE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

/** Serves feeds and their pictures to shops and platforms, by address: no session is required or read. */
export async function feedRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    limitFeeds(scope, 'documents')
    scope.route<{ Params: z.infer<typeof documentParams> }>({
      method: ['GET', 'HEAD'],
      exposeHeadRoute: false,
      url: '/f/:token',
      schema: { params: documentParams },
      handler: (request, reply) => sendDocument(services, request, reply),
    })
  })
  await app.register(async (scope) => {
    limitFeeds(scope, 'pictures')
    scope.route<{ Params: z.infer<typeof pictureParams> }>({
      method: ['GET', 'HEAD'],
      exposeHeadRoute: false,
      url: '/f/p/:picture',
      schema: { params: pictureParams },
      handler: (request, reply) => sendPicture(services, request, reply),
    })
  })
}

async function sendDocument(
  services: Services,
  request: FastifyRequest<{ Params: z.infer<typeof documentParams> }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers(DOCUMENT_HEADERS)
  const name = request.params.token
  const form = name.slice(name.lastIndexOf('.') + 1) as FeedOutForm
  const isShopping = name.includes('-shopping.', 22)
  const feed = await findFeedByToken(services.db, hashToken(name.slice(0, 22)))
  if (!feed || (isShopping && !feed.shopping)) throw new AppError('NOT_FOUND', NO_FEED)
  if (feed.endsAt && feed.endsAt <= services.now()) throw new AppError('NOT_FOUND', ENDED)
  if (!feed.changedAt) throw new AppError('UNAVAILABLE', NOT_YET)
  const base = picturesBase(services.config)
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '')
  // Each encoding is another file, which a strong tag has to tell from the others.
  const ending = `${form}${isShopping ? '-s' : ''}${encoding ? `-${encoding}` : ''}`
  const tagOf = (revision: number) => `"${hash('sha256', `${feed.id} ${revision} ${base}`).slice(0, 24)}-${ending}"`
  reply.header('vary', 'accept-encoding').type(TYPES[form]).header('last-modified', feed.changedAt.toUTCString())
  if (isKnown(request, feed, { etag: tagOf(feed.revision), isSameBase: feed.base === base }))
    return reply.header('etag', tagOf(feed.revision)).code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  if (request.method === 'HEAD') return reply.header('etag', tagOf(feed.revision)).send()
  const products = await listFeedProducts(services.db, feed.campaignId)
  const { formats, place, revision } = products[0] ?? feed
  reply.header('etag', tagOf(revision))
  const rows = isShopping ? shoppingRows(products, base) : rowsOf(products, { formats, place, base })
  const columns = isShopping ? 'image_link' : columnsOf({ formats, place })
  const document = Readable.from(writeDocument(rows, { form, columns, home: services.config.publicUrl }))
  return reply.send(encoding ? compressStream(document, encoding) : document)
}

/** Returns which columns can hold anything. */
function columnsOf({ formats, place }: Pick<FeedOutRow, 'formats' | 'place'>): FeedOutPlace | 'both' {
  return place === 'image_link' && formats.length > 1 ? 'both' : place
}

/** Returns true if the client has this very feed. */
function isKnown(
  { headers }: FastifyRequest,
  { changedAt }: FeedOutRow,
  { etag, isSameBase }: { etag: string; isSameBase: boolean },
): boolean {
  if (headers['if-none-match'] !== undefined) return namesTag(headers['if-none-match'], etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return isSameBase && changedAt !== null && since >= Math.floor(changedAt.getTime() / 1000) * 1000
}

function* rowsOf(
  products: readonly ListedProduct[],
  { formats, place, base }: Pick<FeedOutRow, 'formats' | 'place'> & { base: string },
): Generator<FeedOutRowOfDocument> {
  for (const { ids, pictures } of products) {
    const all = formats.flatMap((format) => addressOf(pictures[format], base))
    if (all.length === 0) continue
    const [image, ...more] = place === 'image_link' ? all : [undefined, ...all]
    for (const id of ids)
      yield { id, image, more: more.filter((one) => one !== undefined).slice(0, FEED_OUT_FORMATS_MAX) }
  }
}

function* shoppingRows(products: readonly ListedProduct[], base: string): Generator<FeedOutRowOfDocument> {
  for (const { ids, pictures } of products)
    for (const image of addressOf(pictures.photo, base)) for (const id of ids) yield { id, image, more: [] }
}

/** Returns the address of a picture, or nothing. A comma would end it in a list of addresses. */
function addressOf(picture: { sha256: string; contentType: string } | undefined, base: string): string[] {
  return picture ? [`${base.replaceAll(',', '%2C')}${picturePath(picture)}`] : []
}

async function sendPicture(
  { db, now, storage }: Services,
  request: FastifyRequest<{ Params: z.infer<typeof pictureParams> }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [sha256 = ''] = request.params.picture.split('.')
  const found = await findServedPicture(db, { sha256, now: now(), keptAfter: keptAfter(now()) })
  if (!found || !picturePath({ sha256, ...found }).endsWith(request.params.picture))
    throw new AppError('NOT_FOUND', NO_PICTURE)
  const etag = `"${sha256}"`
  reply.headers({ ...PICTURE_HEADERS, etag })
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type(found.contentType)
  if (request.method === 'HEAD') return reply.send()
  // Sent by the server even if a bucket stores it: the bucket's own address would be another one each time.
  const bytes = await storage.get(imageKey(found.imageId))
  if (!bytes) {
    reply.removeHeader('cache-control').removeHeader('etag')
    throw new AppError('NOT_FOUND', NO_PICTURE)
  }
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

const NO_FEED = 'This feed does not exist any more. Please ask its owner for the new address.'
const ENDED = 'This feed has ended, because its owner’s plan has none any more.'
const NOT_YET = 'This feed is being made. Please try again in a minute.'
const NO_PICTURE = 'This picture is published no more. Please read the feed again for its present address.'
