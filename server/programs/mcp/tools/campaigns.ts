import { z } from 'zod'
import {
  campaignLookSchema,
  campaignSchema,
  getCampaignCall,
  listCampaignsCall,
  listedCampaignSchema,
} from '#contract/catalogue/campaign.ts'
import { listCampaignResultsCall, campaignResultSchema, RESULT_FILTERS } from '#contract/catalogue/campaign-results.ts'
import { startCampaignCall } from '#contract/catalogue/campaign-run.ts'
import { getCreditsCall } from '#contract/money/credits.ts'
import { askToConfirm, confirmFields, costSchema } from '../confirm.ts'
import { ADDS, defineTool, READS } from '../tool.ts'

const campaignId = z.uuid().describe('The id of the campaign.')

const SUMMARY = {
  id: true,
  name: true,
  formats: true,
  progress: true,
  startedAt: true,
  stale: true,
  differences: true,
  createdAt: true,
  updatedAt: true,
} as const

const listCampaigns = defineTool({
  name: 'list_campaigns',
  title: 'List campaigns',
  description:
    'Lists the campaigns of the account: each paints all products of a feed in one look. People create them and upload their feeds in the app.',
  scope: 'read',
  annotations: READS,
  input: z.object({}),
  output: z.object({ campaigns: z.array(listedCampaignSchema.pick(SUMMARY)) }),
  async run(_input, { call }) {
    const { result: campaigns } = await call(listCampaignsCall)
    return { result: { campaigns }, text: campaigns.length === 1 ? 'One campaign.' : `${campaigns.length} campaigns.` }
  },
})

const getCampaign = defineTool({
  name: 'get_campaign',
  title: 'Read a campaign',
  description:
    'Reads a campaign: its look and formats, how many products are waiting, being painted, done or failed, how the feed differs from what was painted, and what a start would cost.',
  scope: 'read',
  annotations: READS,
  input: z.object({ campaignId }),
  output: z.object({
    campaign: campaignSchema.pick({ ...SUMMARY, costs: true, changed: true }).extend({ look: campaignLookSchema }),
  }),
  async run({ campaignId: id }, { call }) {
    const { result: campaign } = await call(getCampaignCall, { params: { id } })
    return { result: { campaign }, text: `${campaign.name}: ${describe(campaign.progress)}` }
  },
})

const resultSchema = campaignResultSchema
  .pick({ id: true, place: true, key: true, name: true, state: true, message: true, missing: true, outdated: true })
  .extend({
    pictures: z.array(
      campaignResultSchema.shape.pictures.element
        .pick({ format: true, width: true, height: true, findings: true })
        .extend({ url: z.string() }),
    ),
  })

const listCampaignResults = defineTool({
  name: 'list_campaign_results',
  title: 'List results of a campaign',
  description:
    'Lists the products of a campaign with their pictures, in the order of the feed, or only those that failed or need a look.',
  scope: 'read',
  annotations: READS,
  input: z.object({
    campaignId,
    after: z
      .number()
      .int()
      .min(-1)
      .max(1_000_000)
      .default(-1)
      .describe('The place of the last product of the page before.'),
    limit: z.number().int().min(1).max(100).default(20).describe('How many products a page has.'),
    only: z.enum(RESULT_FILTERS).optional(),
  }),
  output: z.object({ results: z.array(resultSchema), next: z.number().int().nullable() }),
  async run({ campaignId: id, ...query }, { call, services }) {
    const { result } = await call(listCampaignResultsCall, { params: { id }, query })
    const { publicUrl } = services.config
    const results = result.map((one) => ({
      ...one,
      pictures: one.pictures.map((picture) => ({ ...picture, url: publicUrl + picture.imageUrl })),
    }))
    const next = results.length === query.limit ? results.at(-1)!.place : null
    return { result: { results, next }, text: `${results.length} products.` }
  },
})

const startCampaign = defineTool({
  name: 'start_campaign',
  title: 'Start a campaign',
  description:
    'Paints the new and changed products of a campaign in all of its formats. Without confirm: true it only answers with the cost, which is the number of pictures and 0 credits on a plan without a limit, and starts nothing. It goes on by itself: ask get_campaign how far it is.',
  scope: 'make',
  annotations: { ...ADDS, idempotentHint: true },
  input: z.object({ campaignId, ...confirmFields }),
  output: z.object({
    state: z.enum(['needs_confirmation', 'started']),
    cost: costSchema,
    progress: campaignSchema.shape.progress,
  }),
  async run({ campaignId: id, ...agreed }, { call }) {
    const { result: campaign } = await call(getCampaignCall, { params: { id } })
    const { result: credits } = await call(getCreditsCall)
    const cost = { ...campaign.costs.start, creditsLeft: credits.unlimited ? null : credits.adGeneration }
    const question = askToConfirm(cost, agreed)
    if (question) {
      return { result: { state: 'needs_confirmation' as const, cost, progress: campaign.progress }, text: question }
    }
    // Refused if a change of the feed has made it cost more in the meantime.
    const { result } = await call(startCampaignCall, { params: { id }, body: { credits: cost.credits } })
    return {
      result: { state: 'started' as const, cost, progress: result.progress },
      text: `${result.name}: ${describe(result.progress)}`,
    }
  },
})

function describe(progress: z.infer<typeof campaignSchema>['progress']): string {
  const { waiting, painting, done, needsLook, failed } = progress
  return `${done + needsLook} products painted, ${waiting + painting} to go, ${failed} failed.`
}

export const CAMPAIGN_TOOLS = [listCampaigns, getCampaign, listCampaignResults, startCampaign]
