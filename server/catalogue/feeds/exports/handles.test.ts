import { expect, it } from 'vitest'
import { FEED_EXPORTS } from './exports.ts'
import { openFeed } from '../open-feed.ts'
import { handlesOf } from './handles.ts'

/** Reads a list and returns its ids, with those that are handles. */
async function idsOf(file: string, columns?: ReadonlyMap<string, string | null>) {
  async function* open() {
    yield Buffer.from(file)
  }
  const feed = await openFeed(open, {
    now: new Date('2026-11-24T12:00:00Z'),
    ...(columns && { columns: columns as never }),
  })
  const isHandle = handlesOf({ ...feed, columns: feed.columns.map(({ name, field = null }) => ({ name, field })) })
  const ids: string[] = []
  for await (const row of feed.rows())
    if (row.key !== undefined) ids.push(...('ids' in row && row.ids ? row.ids : [row.key]))
  return { ids, handles: ids.filter(isHandle) }
}

const PHOTO = 'https://shop.example/a.jpg'
const SHOPIFY = `Handle,Title,Body (HTML),Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Status,Google ID
old-lamp,Old lamp,<p>Oak.</p>,TRUE,Title,Default Title,L-1,20.00,${PHOTO},active,shopify_US_1_2
tee,Tee,<p>Soft.</p>,TRUE,Title,Default Title,T-1,20.00,${PHOTO},active,shopify_US_3_4`

it('knows the handles of a Shopify export', async () => {
  expect(await idsOf(SHOPIFY)).toEqual({ ids: ['old-lamp', 'tee'], handles: ['old-lamp', 'tee'] })
})

it('finds no handle where the owner chose the column that has the ids of the merchant center', async () => {
  const columns = new Map([
    ['Google ID', 'id'],
    ['Handle', null],
  ])
  expect(await idsOf(SHOPIFY, columns)).toEqual({ ids: ['shopify_US_1_2', 'shopify_US_3_4'], handles: [] })
})

it.each([
  ['product_86e31b05', true],
  ['blue-mug', true],
  ['NXD001', false],
  ['10482', false],
])('reads %s of a Wix export as a handle: %s', async (id, isHandle) => {
  const file = `handleId,fieldType,name,description,productImageUrl,sku,price,visible,discountMode,discountValue
${id},Product,Oak lamp,<p>A lamp.</p>,${PHOTO},,49.0,true,PERCENT,0.0`
  expect(await idsOf(file)).toEqual({ ids: [id], handles: isHandle ? [id] : [] })
})

it.each([
  [
    'a Google feed',
    `id,title,description,link,image_link,price,availability\nblue-mug,Mug,A mug,https://shop.example/m,${PHOTO},20 USD,in stock`,
  ],
  ['a table', `id,name,price,image\nblue-mug,Mug,$20,${PHOTO}`],
  [
    'a Squarespace export',
    `Product ID [Non Editable],Variant ID [Non Editable],Title,Description,SKU,Price,Hosted Image URLs\n5f1,9a1,Oak lamp,A lamp,SQ1,49.00,${PHOTO}`,
  ],
])('finds none in %s, whatever its ids look like', async (_kind, file) => {
  const { ids, handles } = await idsOf(file)
  expect([ids.length, handles]).toEqual([1, []])
})

it('names a source for each form of handles', () => {
  const withHandles = FEED_EXPORTS.flatMap(({ kind, handles }) => (handles ? [[kind, handles.source] as const] : []))
  expect(withHandles.map(([kind]) => kind)).toEqual(['shopify', 'wix'])
  for (const [, source] of withHandles) expect(source).toMatch(/ \(read \d{4}-\d\d-\d\d\)/)
})
