import { z } from 'zod'
import { defineCall } from '../platform/call.ts'
import type { FeatureId, PlanId } from './plans.ts'

const featureSchema = z.object({
  name: z.string(),
  enabled: z.boolean(),
  /** Left out if the plan is unlimited. */
  limit: z.number().int().optional(),
})

const PLAN_IDS = ['free', 'pro'] as const satisfies PlanId[]
const FEATURE_IDS = [
  'ads',
  'variantsPerAd',
  'adFormats',
  'customColors',
  'campaigns',
  'priorityGeneration',
  'credits',
] as const satisfies FeatureId[]

/** A plan; its price is in US cents a month. */
export const planSchema = z.object({
  id: z.enum(PLAN_IDS),
  name: z.string(),
  description: z.string(),
  price: z.number().int(),
  features: z.record(z.enum(FEATURE_IDS), featureSchema),
})

/** Lists the plans for other programs, without sign-in: our own screens have the catalogue as a constant. */
export const listPlansCall = defineCall({
  method: 'GET',
  path: '/api/plans',
  scope: 'read',
  success: { 200: z.array(planSchema) },
  codes: [],
})
