import { z } from 'zod'
import { reviewPath } from '#contract/ads/reviews/review-path.ts'
import { getShareCall, shareCreativeCall, shareSchema } from '#contract/ads/reviews/review.ts'
import { ADDS, defineTool, keyField, READS } from '../tool.ts'

const adId = z.uuid().describe('The id of the ad.')

const approvalSchema = shareSchema
  .pick({ version: true, currentVersion: true, expiresAt: true, approval: true, changesAsked: true, comments: true })
  .extend({
    link: z.string().nullable().describe('The link that people open; null if it can only be replaced in the app.'),
  })

const shareAd = defineTool({
  name: 'share_ad',
  title: 'Share for approval',
  description:
    'Makes a link by which anybody who has it sees the finished pictures of an ad, without signing in, and approves them or asks for changes. Give it only to the people who shall decide. It costs nothing.',
  scope: 'make',
  annotations: ADDS,
  input: z.object({ adId, ...keyField }),
  output: approvalSchema.extend({ link: z.string() }),
  async run({ adId: id, idempotencyKey: key }, { call, services }) {
    const { result } = await call(shareCreativeCall, { params: { id }, key })
    const link = services.config.publicUrl + reviewPath(result.token)
    return {
      result: { ...result, link },
      text: `People approve the ad at ${link} until ${result.expiresAt.slice(0, 10)}.`,
    }
  },
})

const getApproval = defineTool({
  name: 'get_approval',
  title: 'Read the answers',
  description:
    'Reads what people answered behind the approval link of an ad: approval, changes asked for, and comments. An approval holds for its version: if currentVersion differs, the pictures have changed since.',
  scope: 'read',
  annotations: READS,
  input: z.object({ adId }),
  output: z.object({
    shared: approvalSchema.nullable().describe('Null if the ad is not shared, or its link has expired.'),
  }),
  async run({ adId: id }, { call, services }) {
    const { share } = (await call(getShareCall, { params: { id } })).result
    if (!share) return { result: { shared: null }, text: 'The ad is not shared. Share it with share_ad.' }
    const link = share.token === null ? null : services.config.publicUrl + reviewPath(share.token)
    return { result: { shared: { ...share, link } }, text: describe(share) }
  },
})

function describe({ approval, changesAsked, version, comments }: z.infer<typeof shareSchema>): string {
  const counted = `${comments.length === 1 ? 'One comment' : `${comments.length} comments`}.`
  if (approval?.version === version) return `Approved by ${approval.name}. ${counted}`
  if (changesAsked) return `${changesAsked.name} asks for changes. ${counted}`
  return `Nobody has decided yet. ${counted}`
}

export const APPROVAL_TOOLS = [shareAd, getApproval]
