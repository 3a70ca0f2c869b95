import { clearAccountJob } from './account/clear-account.ts'
import { forgetAuditJob } from './audit/forget-audit.ts'
import { forgetSessionsJob } from './auth/forget-sessions.ts'
import { reconcileCustomerJob, reconcileNightlyJob } from './billing/reconcile-nightly.ts'
import { removeCustomersJob } from './billing/remove-customers.ts'
import { sandboxEventJob } from './billing/sandbox/send-event.ts'
import { sandboxRenewalsJob } from './billing/sandbox/renew-due.ts'
import { forgetCampaignsJob } from './campaigns/forget-campaigns.ts'
import { cancelCampaignJob, paintProductJob } from './campaigns/job.ts'
import { changeAdJob } from './changes/job.ts'
import { recordDeletionJob } from './deletions/record-deletion.ts'
import { escalateWaitingJob } from './generation/escalate-waiting-jobs.ts'
import { generateVariantJob } from './generation/job.ts'
import { purgeReplacedJob } from './generation/purge-replaced.ts'
import { correctSourcesJob } from './images/correct-sources.ts'
import { deleteObjectsJob, sweepOrphansJob } from './images/delete-objects.ts'
import { purgeUnattachedJob } from './images/purge-unattached.ts'
import { forgetExpiredJob } from './models/forget-expired.ts'
import { forgetPageReadsJob } from './product-pages/forget-page-reads.ts'
import { paintSaleJob } from './sales/job.ts'
import { forgetReviewsJob } from './reviews/forget-reviews.ts'
import { paintProposalJob } from './reviews/paint-proposal-job.ts'
import type { JobDefinition } from './jobs/jobs.ts'

/** Every job of the product. Their queues are made at the start, so that no transaction ever has to look one up. */
export const JOB_DEFINITIONS: readonly JobDefinition[] = [
  generateVariantJob,
  changeAdJob,
  paintSaleJob,
  paintProposalJob,
  paintProductJob,
  cancelCampaignJob,
  forgetCampaignsJob,
  escalateWaitingJob,
  purgeReplacedJob,
  forgetReviewsJob,
  clearAccountJob,
  deleteObjectsJob,
  recordDeletionJob,
  sweepOrphansJob,
  purgeUnattachedJob,
  correctSourcesJob,
  forgetSessionsJob,
  forgetAuditJob,
  forgetExpiredJob,
  forgetPageReadsJob,
  reconcileNightlyJob,
  reconcileCustomerJob,
  removeCustomersJob,
  sandboxEventJob,
  sandboxRenewalsJob,
]
