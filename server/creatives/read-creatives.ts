import type { Creative, CreativeListWish, CreativeWithVariants } from '#contract/creative.ts'
import type { Database } from '../db/database.ts'
import { presentVariants } from '../variants/present.ts'
import { listUnfinishedJobs } from '../variants/job-store.ts'
import { listMadeFormats, listShownVariants } from '../variants/store.ts'
import { presentCreative } from './present.ts'
import { type CreativeRow, listCreatives } from './store.ts'

export async function presentOne(db: Database, creative: CreativeRow): Promise<Creative> {
  const variants = await listMadeFormats(db, creative.id)
  return presentCreative(creative, { variants, jobs: await listUnfinishedJobs(db, [creative.id]) })
}

/** A page of a user's ads with their variants: three queries, however many ads there are. */
export async function readCreatives(
  db: Database,
  userId: string,
  wish: CreativeListWish = {},
): Promise<CreativeWithVariants[]> {
  const creatives = await listCreatives(db, userId, wish)
  const ids = creatives.map((creative) => creative.id)
  const allVariants = await listShownVariants(db, ids)
  const allJobs = await listUnfinishedJobs(db, ids)
  const presented = creatives.map(async (creative): Promise<CreativeWithVariants> => {
    const variants = allVariants.filter((variant) => variant.adId === creative.id)
    const jobs = allJobs.filter((job) => job.creativeId === creative.id)
    return { ...presentCreative(creative, { variants, jobs }), variants: await presentVariants(variants, creative) }
  })
  return Promise.all(presented)
}
