import { clearAccountJob } from '#server/desk/account/clear-account.ts'
import { forgetAuditJob } from '#server/people/audit/forget-audit.ts'
import { forgetSessionsJob } from '#server/people/auth/forget-sessions.ts'
import { paintCarouselJob } from '#server/catalogue/campaigns/carousels/carousel-job.ts'
import { turnSalesJob } from '#server/catalogue/campaigns/rules/sale-job.ts'
import { readDueSourcesJob, readSourceJob } from '#server/catalogue/campaigns/source/source-jobs.ts'
import { forgetTokensJob } from '#server/programs/tokens/forget-tokens.ts'
import {
  publishDueFeedsJob,
  publishFeedJob,
  sweepFeedPicturesJob,
} from '#server/catalogue/campaigns/feed-out/feed-out-jobs.ts'
import { reconcileCustomerJob, reconcileNightlyJob } from '#server/money/billing/reconcile-nightly.ts'
import { removeCustomersJob } from '#server/money/billing/remove-customers.ts'
import { sandboxEventJob } from '#server/money/billing/sandbox/send-event.ts'
import { sandboxRenewalsJob } from '#server/money/billing/sandbox/renew-due.ts'
import { forgetCampaignsJob } from '#server/catalogue/campaigns/forget-campaigns.ts'
import { cancelCampaignJob, paintProductJob } from '#server/catalogue/campaigns/job.ts'
import { changeAdJob } from '#server/ads/changes/job.ts'
import { recordDeletionJob } from '#server/people/deletions/record-deletion.ts'
import { escalateWaitingJob } from '#server/ads/generation/escalate-waiting-jobs.ts'
import { generateVariantJob } from '#server/ads/generation/job.ts'
import { purgeReplacedJob } from '#server/ads/versions/purge-replaced.ts'
import { correctSourcesJob } from '#server/pictures/images/correct-sources.ts'
import { deleteObjectsJob, sweepOrphansJob } from '#server/pictures/images/delete-objects.ts'
import { purgeUnattachedJob } from '#server/pictures/images/purge-unattached.ts'
import { forgetExpiredJob } from './models/forget-expired.ts'
import { forgetPageReadsJob } from '#server/catalogue/product-pages/forget-page-reads.ts'
import { forgetKeysJob } from '#server/programs/idempotency/forget-keys.ts'
import { paintSaleJob } from '#server/ads/sales/job.ts'
import { paintTrialJob } from '#server/ads/trials/job.ts'
import { forgetReviewsJob } from '#server/ads/reviews/forget-reviews.ts'
import { paintProposalJob } from '#server/ads/reviews/paint-proposal-job.ts'
import { deliverWebhookJob, sweepWebhooksJob } from '#server/programs/webhooks/jobs.ts'
import { forgetConnectionsJob } from '#server/programs/oauth/forget-connections.ts'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'

/** Every job of the product. Their queues are made at the start, so that no transaction ever has to look one up. */
export const JOB_DEFINITIONS: readonly JobDefinition[] = [
  generateVariantJob,
  changeAdJob,
  paintSaleJob,
  paintTrialJob,
  paintProposalJob,
  paintProductJob,
  paintCarouselJob,
  cancelCampaignJob,
  forgetCampaignsJob,
  escalateWaitingJob,
  purgeReplacedJob,
  forgetReviewsJob,
  clearAccountJob,
  deliverWebhookJob,
  sweepWebhooksJob,
  deleteObjectsJob,
  recordDeletionJob,
  sweepOrphansJob,
  purgeUnattachedJob,
  correctSourcesJob,
  forgetSessionsJob,
  forgetTokensJob,
  readSourceJob,
  readDueSourcesJob,
  turnSalesJob,
  publishFeedJob,
  publishDueFeedsJob,
  sweepFeedPicturesJob,
  forgetConnectionsJob,
  forgetAuditJob,
  forgetExpiredJob,
  forgetPageReadsJob,
  forgetKeysJob,
  reconcileNightlyJob,
  reconcileCustomerJob,
  removeCustomersJob,
  sandboxEventJob,
  sandboxRenewalsJob,
]
