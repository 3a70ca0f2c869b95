import { getFormat } from '#contract/formats.ts'
import { type CreativeRow, findCreative } from '#server/ads/creatives/store.ts'
import type { Painters } from '#server/ads/generation/painter.ts'
import { endProposal, findProposal, type ProposalRow } from '#server/ads/reviews/store.ts'
import { insertAdPicture } from '#server/pictures/images/insert-ad-picture.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { findCurrentVariant, findVariant, type VariantRow } from '#server/ads/variants/store.ts'
import { type ChangedPicture, changePicture } from '../change-picture.ts'
import { CHANGE_FAILED_MESSAGE } from '../fail-change.ts'
import { refusalOf } from '../run-change.ts'
import { storeBytes } from '../store-changed-picture.ts'

/**
 * Paints one proposal: the queue's handler. The ad stays as it is. Safe to run twice: a proposal that has ended, or was
 * withdrawn, is left alone. Throws what another attempt may mend.
 */
export async function paintProposal(
  services: Services,
  painters: Pick<Painters, 'repaint'>,
  { proposalId }: { proposalId: string },
  signal: AbortSignal,
): Promise<void> {
  const proposal = await findProposal(services.db, proposalId)
  const creative = proposal && (await findCreative(services.db, proposal.creativeId))
  if (!creative || proposal.state !== 'painting') return
  const { words, format } = proposal
  const { name } = getFormat(format)
  const refuse = (message: string) => endProposal(services.db, proposalId, { state: 'refused', message })
  const variant = await findCurrentVariant(services.db, creative.id, format)
  const change = { changes: { words } }
  const changed = variant
    ? await changePicture(services, painters, { change, creative, variant, signal, isPreview: true }).catch(refusalOf)
    : { message: `${name} was deleted in the meantime.` }
  if ('message' in changed) await refuse(changed.message)
  else if ('unseen' in changed) await refuse(changed.unseen)
  else if (!changed.painted) await refuse(`${name} says that already.`)
  else await storeProposal(services, { proposal, creative, variant: variant!, changed })
  notifyAdUpdated(creative.id)
}

async function storeProposal(
  services: Services,
  request: { proposal: ProposalRow; creative: CreativeRow; variant: VariantRow; changed: ChangedPicture },
): Promise<void> {
  const { proposal, creative, variant, changed } = request
  const { imageId, picture } = await storeBytes(services, variant, { ...changed, scene: undefined })
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
    const { layout } = changed.painted!
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
