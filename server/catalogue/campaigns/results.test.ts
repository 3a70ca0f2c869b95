import { expect, it } from 'vitest'
import { givenCatalogue } from '#test/catalogue/catalogue.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { unzip } from '#test/unzip.ts'
import { registerChangeWorker } from '#server/ads/changes/worker.ts'
import { campaignPhotos, creatives, generationJobs, images, variants } from '#server/platform/db/schema.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { imageKey } from '#server/pictures/images/keys.ts'

describeOnBothDatabases('the results of a campaign', (database) => {
  it('follow next week’s file: only what differs is painted, in the layouts that it has', async () => {
    const { browser, path, upload, results, paint } = await givenCatalogue(database)
    await upload([{ id: 'a' }, { id: 'b' }, { id: 'c' }])
    await browser.post(`${path}/start`)
    await paint()
    const before = await results()
    const pictureOf = (list: typeof before, key: string) => list.find((one) => one.key === key)!.pictures
    const bytesOf = async ([picture]: (typeof before)[number]['pictures']) =>
      Buffer.from(await (await browser.open(picture!.imageUrl)).arrayBuffer())
    const unchanged = await bytesOf(pictureOf(before, 'b'))

    const next = await upload([{ id: 'b' }, { id: 'a', price: '$18' }, { id: 'd' }])
    expect(next.differences).toEqual({
      new: 1,
      gone: 1,
      changed: 1,
      prices: 1,
      names: 0,
      texts: 0,
      photos: 0,
      looks: 0,
      badges: 0,
    })
    expect(await results()).toEqual(before)
    const started = await browser.post(`${path}/start`)
    expect(started.body).toMatchObject({ differences: { changed: 0 }, progress: { done: 1, waiting: 2 } })
    await paint()

    const after = await results()
    expect(after.map(({ key, state, changed }) => [key, state, changed])).toEqual([
      ['b', 'done', false],
      ['a', 'done', true],
      ['d', 'done', true],
    ])
    expect(pictureOf(after, 'b')).toEqual(pictureOf(before, 'b'))
    expect(await bytesOf(pictureOf(after, 'b'))).toEqual(unchanged)
    expect(pictureOf(after, 'a')).not.toEqual(pictureOf(before, 'a'))
    expect((await results('?only=changed')).map(({ key }) => key)).toEqual(['a', 'd'])
    // Each product was painted once; the new price came by a change of the picture.
    expect(await database.db.$count(generationJobs)).toBe(3)
    const rows = await database.db.select().from(variants)
    const repainted = rows.find(({ imageUrl }) => imageUrl === pictureOf(after, 'a')[0]!.imageUrl)!
    const replaced = rows.find(({ imageUrl }) => imageUrl === pictureOf(before, 'a')[0]!.imageUrl)!
    expect(repainted.texts).toContainEqual(expect.objectContaining({ part: 'price', text: '$18' }))
    expect([repainted.seed, repainted.layout.family]).toEqual([replaced.seed, replaced.layout.family])
  })

  it('are changed one by one, and keep the user’s words when the file changes something else', async () => {
    const { app, browser, path, upload, results, paint } = await givenCatalogue(database)
    await registerChangeWorker(app.services, TEXT_PAINTERS)
    await upload([{ id: 'a' }])
    await browser.post(`${path}/start`)
    const waiting = (await results())[0]!
    const change = { changes: { words: { callToAction: 'See our mugs' } } }
    const address = `${path}/products/${waiting.id}/change`
    expect((await browser.post(address, change)).status).toBe(409)
    await paint()
    const changed = await browser.post(address, change)
    expect(changed).toMatchObject({ status: 200, body: { refused: [], result: { state: 'done' } } })
    await upload([{ id: 'a', price: '$18' }])
    await browser.post(`${path}/start`)
    await paint()
    const url = (await results())[0]!.pictures[0]!.imageUrl
    const row = (await database.db.select().from(variants)).find(({ imageUrl }) => imageUrl === url)!
    const texts = Object.fromEntries(row.texts!.map(({ part, text }) => [part, text]))
    expect(texts).toMatchObject({ price: '$18', callToAction: 'See our mugs' })

    const stranger = await app.signedIn('mallory@example.com')
    expect((await stranger.post(address, change)).status).toBe(403)
  })

  it('become an ad once, which outlives the campaign with its photo', async () => {
    const { app, browser, path, upload, results, paint } = await givenCatalogue(database)
    await upload([{ id: 'a' }])
    await browser.post(`${path}/start`)
    await paint()
    const [result] = await results()
    const address = `${path}/products/${result!.id}/open`
    const opened = await Promise.all([browser.post(address), browser.post(address)])
    expect(new Set(opened.map(({ body }) => body.id as string)).size).toBe(1)
    const [ad] = (await browser.get('/api/creatives')).body
    expect(ad).toMatchObject({ id: opened[0]!.body.id, productName: 'Mug a', variants: [{ format: 'square' }] })
    expect(ad.variants[0].imageUrl).not.toBe(result!.pictures[0]!.imageUrl)

    const gone = readImageId(result!.pictures[0]!.imageUrl)!
    expect((await browser.delete(path)).status).toBe(204)
    expect((await browser.open(result!.pictures[0]!.imageUrl)).status).toBe(404)
    for (const url of [ad.variants[0].imageUrl, ad.productImages[0].url])
      expect((await browser.open(url as string)).status).toBe(200)
    expect(await database.db.$count(campaignPhotos)).toBe(0)
    const left = await database.db.select().from(images)
    expect(left.map(({ id }) => id)).not.toContain(gone)
    expect(await app.services.storage.get(imageKey(gone))).toBeDefined()
  })

  it('are downloaded as a ZIP whose report lists what is missing, with no formula in it', async () => {
    const { browser, host, path, upload, paint } = await givenCatalogue(database)
    await upload([{ id: 'a' }, { id: '=b' }])
    host.answers['/=b.png'] = (_, response) => void response.writeHead(500).end()
    expect((await browser.get(`${path}/download`)).status).toBe(404)
    await browser.post(`${path}/start`)
    await paint()
    const files = unzip(Buffer.from(await (await browser.open(`${path}/download`)).arrayBuffer()))
    expect([...files.keys()]).toEqual([expect.stringMatching(/^a\/.*square.*\.jpg$/), 'report.csv'])
    const report = String(files.get('report.csv')).trim().split('\r\n')
    expect(report).toHaveLength(3)
    expect(report[0]).toMatch(/"product","name","price","format","size","file","alternative text","findings","note"$/)
    expect(report[1]).toMatch(/^"a",.*,"Square","600x600","a\/[^"]+\.jpg","[^"]+","[^"]*",""$/)
    expect(report[2]).toMatch(/^"'=b",.*,"","","","","The photo .* could not be fetched/)

    await database.db.update(creatives).set({ productPrice: '$7', legalLine: 'Terms apply.' })
    const held = unzip(Buffer.from(await (await browser.open(`${path}/download`)).arrayBuffer()))
    expect([...held.keys()]).toEqual(['report.csv'])
    expect(String(held.get('report.csv'))).toContain('It is without the legal line and is not in the archive')
    const later = unzip(Buffer.from(await (await browser.open(`${path}/download?without=legalLine`)).arrayBuffer()))
    expect(String(later.get('report.csv'))).toMatch(/\$7\..* It is without the legal line\."/)
  })
})
