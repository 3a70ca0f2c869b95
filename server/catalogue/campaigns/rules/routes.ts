import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/catalogue/campaign-rules.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { getOwnCampaign } from '../get-campaign.ts'
import { previewRules } from './preview-rules.ts'
import { setRules } from './set-rules.ts'

/** Calls for the rules of a campaign. */
export function campaignRulesRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  route(app, contract.getCampaignRulesCall, async (request) => {
    return (await getOwnCampaign(db, requireUser(request).id, request.params.id)).rules
  })

  route(app, contract.setCampaignRulesCall, async (request) => {
    const options = { userId: requireUser(request).id, id: request.params.id, rules: request.body }
    return (await setRules(services, options)).rules
  })

  route(app, contract.previewCampaignRulesCall, async (request) => {
    const campaign = await getOwnCampaign(db, requireUser(request).id, request.params.id)
    return previewRules(services, campaign, request.body)
  })
}
