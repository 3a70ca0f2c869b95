import type { PaintPool } from '#server/ads/generation/paint-pool.ts'
import type { RepaintServices } from '#server/services.ts'
import { paintProposalJob } from '#server/ads/reviews/paint-proposal-job.ts'
import { failChange } from './fail-change.ts'
import { changeAdJob } from './job.ts'
import { failProposal, paintProposal } from './proposals/paint-proposal.ts'
import { runChange } from './run-change.ts'

/** Makes this process work on changes, in a line of their own: none waits for an ad that is still to be begun. */
export async function registerChangeWorker(services: RepaintServices, pool: PaintPool): Promise<void> {
  const changing = {
    concurrency: pool.size,
    onExhausted: ({ changeId }: { changeId: string }) => failChange(services, changeId),
  }
  await services.jobs.work(changeAdJob, changing, (payload, { signal }) => runChange(services, pool, payload, signal))
  const proposing = {
    concurrency: pool.size,
    onExhausted: ({ proposalId }: { proposalId: string }) => failProposal(services, proposalId),
  }
  await services.jobs.work(paintProposalJob, proposing, (payload, { signal }) =>
    paintProposal(services, pool, payload, signal),
  )
}
