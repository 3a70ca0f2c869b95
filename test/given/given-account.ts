import { eq } from 'drizzle-orm'
import type { FormatId } from '#contract/formats.ts'
import type { PlanId } from '#contract/money/plans.ts'
import { type creatives, subscriptions, userCredits } from '#server/platform/db/schema.ts'
import { preparePicture } from '#server/pictures/images/prepare-picture.ts'
import { storePicture } from '#server/pictures/images/store-picture.ts'
import type { TestApp } from '../app.ts'
import type { TestClient } from '../client.ts'
import { TEST_STYLE } from './fill-in.ts'
import { givenBrand, givenCreative, givenImage, givenPro, givenVariant } from './given.ts'
import { drawProduct } from '../pictures/pictures.ts'

/** `downgraded` was Pro when it made its ads. */
export type GivenPlan = PlanId | 'downgraded'

export interface Given {
  /** Number of ads beside the one that the call is about. */
  others?: number
  brands?: number
  /** Formats that the ad has. */
  made?: FormatId[]
  fields?: Partial<typeof creatives.$inferInsert>
  credits?: { monthly: number; pack?: number }
}

/** Creates a user on this plan, with an ad that is ready to be generated. */
export async function givenAccount(app: TestApp, email: string, plan: GivenPlan, given: Given = {}) {
  const { db } = app.services
  const browser = await app.signedIn(email)
  const userId = browser.userId!
  if (plan !== 'free') await givenPro(db, userId)
  if (plan === 'downgraded') {
    await db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.userId, userId))
  }
  const { imageId, ...photo } = await givenPhoto(app, userId)
  const complete = { userId, ...TEST_STYLE, productImages: [photo] } as Partial<typeof creatives.$inferInsert> & {
    userId: string
  }
  const adId = await givenCreative(db, { ...complete, ...given.fields })
  for (let count = 0; count < (given.others ?? 0); count++) await givenCreative(db, complete)
  for (const format of given.made ?? []) await givenVariant(db, { userId, adId, format })
  for (let count = 0; count < (given.brands ?? 0); count++) await givenBrand(db, { userId, isFirst: count === 0 })
  if (given.credits) await setCredits(app, browser, userId, given.credits)
  return { browser, userId, adId, imageId }
}

let prepared: Promise<Awaited<ReturnType<typeof preparePicture>>> | undefined

/** Stores one small picture, which is prepared once. */
async function givenPhoto({ services }: TestApp, userId: string) {
  prepared ??= drawProduct('#ffffff', 200)
    .png()
    .toBuffer()
    .then((bytes) => preparePicture(bytes, 'kettle.png'))
  const id = await givenImage(services.db, { userId })
  await storePicture(services, id, await prepared)
  return { imageId: id, url: `/api/images/${id}`, name: 'kettle.png' }
}

async function setCredits(app: TestApp, browser: TestClient, userId: string, credits: NonNullable<Given['credits']>) {
  const { db, now, newId } = app.services
  // The first look-up fills up to ten; on Pro there is nothing to fill.
  await browser.get('/api/credits')
  for (const [creditType, amount] of Object.entries(credits) as ['monthly' | 'pack', number][]) {
    const row = { id: newId(), userId, creditType, amount, createdAt: now(), updatedAt: now() }
    const target = [userCredits.userId, userCredits.creditType]
    await db.insert(userCredits).values(row).onConflictDoUpdate({ target, set: { amount } })
  }
}
