import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenCreative, givenImage, givenUser } from '#test/given/given.ts'
import type { Layout } from '#studio/index.ts'
import type { Report } from '#contract/ads/report.ts'
import { readCreatives } from '#server/ads/creatives/read-creatives.ts'
import { variants } from '#server/platform/db/schema.ts'
import { insertVariant } from './store.ts'

describeOnBothDatabases('what is shown of a picture', (database) => {
  it('is its findings, its notice and how it was made, also if no summary was stored with it', async () => {
    const { db } = database
    const userId = await givenUser(db)
    const adId = await givenCreative(db, { userId })
    const imageId = await givenImage(db, { userId, creativeId: adId, kind: 'variant' })
    const findings = [{ rule: 'photo-small', severity: 'info', message: 'The photo is small.' }]
    await insertVariant(db, {
      id: crypto.randomUUID(),
      adId,
      format: 'square',
      width: 600,
      height: 600,
      seed: 1,
      campaignSeed: 1,
      imageId,
      imageUrl: `/api/images/${imageId}`,
      photos: null,
      texts: null,
      look: null,
      colors: null,
      layout: { family: 'scene', layers: ['much'] } as unknown as Layout,
      report: { findings, measures: ['more'] } as unknown as Report,
      provenance: { engine: 'scene', seed: 1, costMicros: 2, notice: 'No words came back.' },
      logo: null,
      own: null,
      createdAt: new Date(),
      replacedAt: null,
    })
    const kept = await readCreatives({ db, now: () => new Date() }, userId)
    expect(kept[0]!.variants).toMatchObject([
      { findings, digitalSource: 'compositeSynthetic', notice: 'No words came back.' },
    ])
    await db.update(variants).set({ summary: null })
    expect(await readCreatives({ db, now: () => new Date() }, userId)).toEqual(kept)
  })
})
