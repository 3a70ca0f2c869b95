import { eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { StoredSession } from '#server/people/auth/session-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import {
  adChanges,
  apiTokens,
  auditEvents,
  brands,
  campaignCarousels,
  campaignPhotos,
  campaignProducts,
  campaignResults,
  campaignSources,
  campaigns,
  checkouts,
  connectedApps,
  creatives,
  creditLedger,
  customers,
  dailyCounts,
  feedOutPictures,
  feedOutProducts,
  feedsOut,
  generationJobs,
  images,
  pageReads,
  reviewApprovals,
  reviewComments,
  reviewListAds,
  reviewLists,
  reviewPictures,
  reviewProposals,
  reviews,
  salePictures,
  saleStates,
  trialPictures,
  trialReports,
  trials,
  sessions,
  subscriptions,
  touchUps,
  userCredits,
  users,
  variants,
  webhookDeliveries,
  webhookEndpoints,
} from '#server/platform/db/schema.ts'
import type { ImageRow } from '#server/pictures/images/store.ts'

export function listImagesOfUser(db: Database, userId: string): Promise<ImageRow[]> {
  return db.select().from(images).where(eq(images.userId, userId)).orderBy(images.createdAt)
}

/**
 * Returns every row about a user, by table, without the always empty password. Previous versions are included as long
 * as they are kept.
 */
export async function readRowsOfUser(db: Database, userId: string) {
  const ownAds = db.select({ id: creatives.id }).from(creatives).where(eq(creatives.userId, userId))
  const ownCampaigns = db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.userId, userId))
  const { tokenHash: _tokenHash, tokenSealed: _tokenSealed, ...reviewColumns } = getTableColumns(reviews)
  const { tokenHash: _listHash, tokenSealed: _listSealed, ...listColumns } = getTableColumns(reviewLists)
  const { tokenHash: _apiHash, ...tokenColumns } = getTableColumns(apiTokens)
  const {
    secretSealed: _secret,
    secretBeforeSealed: _secretBefore,
    ...endpointColumns
  } = getTableColumns(webhookEndpoints)
  const ownEndpoints = db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
  const { tokenHash: _feedHash, tokenSealed: _feedSealed, ...feedColumns } = getTableColumns(feedsOut)
  const { passwordSealed: _passwordSealed, ...sourceColumns } = getTableColumns(campaignSources)
  const ownLists = db.select({ id: reviewLists.id }).from(reviewLists).where(eq(reviewLists.userId, userId))
  const ownReviews = db.select({ id: reviews.id }).from(reviews).where(inArray(reviews.creativeId, ownAds))
  const ownSales = db.select({ id: saleStates.id }).from(saleStates).where(inArray(saleStates.creativeId, ownAds))
  const ownTrials = db.select({ id: trials.id }).from(trials).where(inArray(trials.creativeId, ownAds))
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const { password: _, ...account } = user ?? { password: null }
  return {
    account,
    sessions: (await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.expiresAt)).map(
      describeSession,
    ),
    apiTokens: await db
      .select(tokenColumns)
      .from(apiTokens)
      .where(eq(apiTokens.userId, userId))
      .orderBy(apiTokens.createdAt),
    webhooks: await db
      .select(endpointColumns)
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.userId, userId))
      .orderBy(webhookEndpoints.createdAt),
    webhookDeliveries: await db
      .select()
      .from(webhookDeliveries)
      .where(inArray(webhookDeliveries.endpointId, ownEndpoints))
      .orderBy(webhookDeliveries.createdAt),
    connectedApps: await db
      .select()
      .from(connectedApps)
      .where(eq(connectedApps.userId, userId))
      .orderBy(connectedApps.createdAt),
    ads: await db.select().from(creatives).where(eq(creatives.userId, userId)).orderBy(creatives.createdAt),
    brands: await db
      .select()
      .from(brands)
      .where(or(eq(brands.userId, userId), eq(brands.furtherOf, userId)))
      .orderBy(brands.createdAt),
    campaigns: await db.select().from(campaigns).where(eq(campaigns.userId, userId)).orderBy(campaigns.createdAt),
    campaignSources: await db
      .select(sourceColumns)
      .from(campaignSources)
      .where(inArray(campaignSources.campaignId, ownCampaigns)),
    feedsOut: await db.select(feedColumns).from(feedsOut).where(inArray(feedsOut.campaignId, ownCampaigns)),
    feedOutProducts: await db
      .select()
      .from(feedOutProducts)
      .where(inArray(feedOutProducts.campaignId, ownCampaigns))
      .orderBy(feedOutProducts.campaignId, feedOutProducts.place),
    feedOutPictures: await db
      .select()
      .from(feedOutPictures)
      .where(inArray(feedOutPictures.campaignId, ownCampaigns))
      .orderBy(feedOutPictures.campaignId, feedOutPictures.key, feedOutPictures.slot),
    campaignProducts: await db
      .select()
      .from(campaignProducts)
      .where(inArray(campaignProducts.campaignId, ownCampaigns))
      .orderBy(campaignProducts.campaignId, campaignProducts.place),
    campaignResults: await db
      .select()
      .from(campaignResults)
      .where(inArray(campaignResults.campaignId, ownCampaigns))
      .orderBy(campaignResults.campaignId, campaignResults.place),
    campaignCarousels: await db
      .select()
      .from(campaignCarousels)
      .where(inArray(campaignCarousels.campaignId, ownCampaigns))
      .orderBy(campaignCarousels.campaignId, campaignCarousels.createdAt),
    campaignPhotos: await db
      .select()
      .from(campaignPhotos)
      .where(inArray(campaignPhotos.campaignId, ownCampaigns))
      .orderBy(campaignPhotos.campaignId, campaignPhotos.address),
    productPages: await db.select().from(pageReads).where(eq(pageReads.userId, userId)).orderBy(pageReads.readAt),
    touchUps: await db.select().from(touchUps).where(inArray(touchUps.creativeId, ownAds)).orderBy(touchUps.updatedAt),
    variants: await db.select().from(variants).where(inArray(variants.adId, ownAds)).orderBy(variants.createdAt),
    saleStates: await db.select().from(saleStates).where(inArray(saleStates.creativeId, ownAds)),
    trials: await db.select().from(trials).where(inArray(trials.creativeId, ownAds)),
    trialPictures: await db.select().from(trialPictures).where(inArray(trialPictures.trialId, ownTrials)),
    trialReports: await db.select().from(trialReports).where(inArray(trialReports.trialId, ownTrials)),
    salePictures: await db.select().from(salePictures).where(inArray(salePictures.stateId, ownSales)),
    reviews: await db.select(reviewColumns).from(reviews).where(inArray(reviews.creativeId, ownAds)),
    reviewPictures: await db.select().from(reviewPictures).where(inArray(reviewPictures.reviewId, ownReviews)),
    reviewComments: await db
      .select()
      .from(reviewComments)
      .where(inArray(reviewComments.reviewId, ownReviews))
      .orderBy(reviewComments.createdAt),
    reviewLists: await db.select(listColumns).from(reviewLists).where(eq(reviewLists.userId, userId)),
    reviewListAds: await db
      .select({ listId: reviewListAds.listId, reviewId: reviewListAds.reviewId, place: reviewListAds.place })
      .from(reviewListAds)
      .where(inArray(reviewListAds.listId, ownLists)),
    reviewProposals: await db.select().from(reviewProposals).where(inArray(reviewProposals.creativeId, ownAds)),
    reviewApprovals: await db.select().from(reviewApprovals).where(inArray(reviewApprovals.reviewId, ownReviews)),
    generations: await db.select().from(generationJobs).where(eq(generationJobs.userId, userId)),
    changes: await db.select().from(adChanges).where(eq(adChanges.userId, userId)),
    credits: await db.select().from(userCredits).where(eq(userCredits.userId, userId)),
    creditLedger: await db.select().from(creditLedger).where(eq(creditLedger.userId, userId)),
    purchases: await db.select().from(checkouts).where(eq(checkouts.userId, userId)).orderBy(checkouts.createdAt),
    trail: (
      await db.select().from(auditEvents).where(eq(auditEvents.userId, userId)).orderBy(auditEvents.at, auditEvents.id)
    ).map(({ actorId, ...event }) => ({ ...event, byOperator: actorId !== null })),
    customers: await db.select().from(customers).where(eq(customers.userId, userId)),
    counts: await db.select().from(dailyCounts).where(eq(dailyCounts.userId, userId)).orderBy(dailyCounts.day),
    subscriptions: await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
  }
}

/**
 * Describes a session without what opens it and what is only needed during a sign-in: neither says anything about the
 * user.
 */
function describeSession({ data, expiresAt }: typeof sessions.$inferSelect) {
  const { device = null, createdAt = null, extendedAt = null } = data as StoredSession
  return { device, createdAt, extendedAt, expiresAt }
}
