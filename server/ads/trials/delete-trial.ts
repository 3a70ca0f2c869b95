import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import type { Services } from '#server/services.ts'
import { deleteTrial } from './store.ts'
import { getOwnTrial } from './get-own-trial.ts'

interface DeleteTrialRequest {
  userId: string
  creativeId: string
  trialId: string
}

/** Deletes a trial with its pictures and results. */
export async function deleteOwnTrial(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  { userId, creativeId, trialId }: DeleteTrialRequest,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await getOwnTrial(tx, await getOwnCreative(tx, userId, creativeId), trialId)
    await dropImages(tx, services, await deleteTrial(tx, trialId))
  })
}
