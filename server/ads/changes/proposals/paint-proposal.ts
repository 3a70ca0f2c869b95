import { getFormat } from '#contract/formats.ts'
import type { ChangedAd } from '#studio/index.ts'
import { type CreativeRow, findCreative } from '#server/ads/creatives/store.ts'
import type { Painters } from '#server/ads/generation/painter.ts'
import { endProposal, findProposal, type ProposalRow } from '#server/ads/reviews/store.ts'
import { insertAdPicture } from '#server/pictures/images/insert-ad-picture.ts'
import type { RepaintServices, Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { findCurrentVariant, findVariant, type VariantRow } from '#server/ads/variants/store.ts'
import { changePicture } from '../change-picture.ts'
import { CHANGE_FAILED_MESSAGE } from '../fail-change.ts'
import { changeRefusalOf } from '../run-change.ts'
import { storeChangedAd } from '../store-changed-picture.ts'

/**
 * Paints one proposal: the queue's handler. The ad stays as it is. Safe to run twice: a proposal that has ended, or was
 * withdrawn, is left alone. Throws what another attempt may mend.
 */
export async function paintProposal(
  services: RepaintServices,
  painters: Pick<Painters, 'repaint'>,
  { proposalId }: { proposalId: string },
  signal: AbortSignal,
): Promise<void> {
  const proposal = await findProposal(services.db, proposalId)
  const creative = proposal && (await findCreative(services.db, proposal.creativeId))
  if (!creative || proposal.state !== 'painting') return
  const variant = await findCurrentVariant(services.db, creative.id, proposal.format)
  const refusal = variant
    ? await paintOn(services, painters, { proposal, creative, variant, signal })
    : `${getFormat(proposal.format).name} was deleted in the meantime.`
  if (refusal) await endProposal(services.db, proposalId, { state: 'refused', message: refusal })
  notifyAdUpdated(creative.id)
}

/** Paints the proposal on a picture and stores it. Returns a sentence if it is refused, or shows nothing. */
async function paintOn(
  services: RepaintServices,
  painters: Pick<Painters, 'repaint'>,
  request: { proposal: ProposalRow; creative: CreativeRow; variant: VariantRow; signal: AbortSignal },
): Promise<string | undefined> {
  const { words, format } = request.proposal
  const change = { changes: { words } }
  const changed = await changePicture(services, painters, { ...request, change, isPreview: true }).catch(
    changeRefusalOf,
  )
  if ('message' in changed) return changed.message
  if ('unseen' in changed) return changed.unseen
  if (!changed.painted) return `${getFormat(format).name} says that already.`
  await storeProposal(services, { ...request, painted: changed.painted, photos: changed.photos })
  return undefined
}

interface Proposed {
  proposal: ProposalRow
  creative: CreativeRow
  variant: VariantRow
  painted: ChangedAd
  photos: readonly { imageId: string }[]
}

async function storeProposal(
  services: RepaintServices,
  { proposal, creative, variant, painted, photos }: Proposed,
): Promise<void> {
  const { imageId, picture } = await storeChangedAd(services, {
    variant,
    painted,
    photos,
    changes: { words: proposal.words },
  })
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, creative.userId)
    const current = await findVariant(tx, variant.id)
    if (!current || current.replacedAt) {
      const message = `${getFormat(variant.format).name} was changed in the meantime: please propose it anew.`
      await endProposal(tx, proposal.id, { state: 'refused', message })
      return
    }
    // Withdrawn while it was painted: the bytes have no row, and the nightly job deletes them.
    const standing = await findProposal(tx, proposal.id)
    if (standing?.state !== 'painting') return
    const owner = { userId: creative.userId, creativeId: creative.id, format: variant.format }
    const { layout } = painted
    await insertAdPicture(tx, { id: imageId, ...owner, picture, layout, createdAt: services.now() })
    await endProposal(tx, proposal.id, { state: 'ready', imageId })
  })
}

/** Ends a proposal that was given up. */
export async function failProposal({ db }: Pick<Services, 'db'>, proposalId: string): Promise<void> {
  const proposal = await findProposal(db, proposalId)
  if (!proposal) return
  await endProposal(db, proposalId, { state: 'refused', message: CHANGE_FAILED_MESSAGE })
  notifyAdUpdated(proposal.creativeId)
}
