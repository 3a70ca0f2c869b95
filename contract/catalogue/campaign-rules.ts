import { z } from 'zod'
import { AD_STYLES, COLOR_PALETTES, idsOf, TONES, TYPOGRAPHIES } from '../choices.ts'
import * as limits from '../limits.ts'
import { defineCall, idParams } from '../platform/call.ts'
import { isCurrencyCode } from '../prices/currency-texts.ts'
import { textOf } from '../text/typed-text.ts'
import { isVisible } from '../text/visible-text.ts'
import { LABEL_FIELDS } from './feed.ts'
import { RULE_EXAMPLES_MAX, RULE_STOCKS, RULE_TEXT_MAX, RULES_MAX } from './rule-choices.ts'

const NO_WORDS = 'Please write the words that the rule looks for'

const wordsSchema = textOf({
  min: 1,
  tooShort: NO_WORDS,
  max: RULE_TEXT_MAX,
  tooLong: `A rule looks for at most ${RULE_TEXT_MAX} characters`,
}).refine(isVisible, NO_WORDS)

const PRICE = 'Please give the price of the rule as a number above 0'

const currencySchema = z.string().refine(isCurrencyCode, 'Please give the currency by its three letters, like EUR')

/** What a rule looks for in a product. Every text is compared without capitals and accents, and is never a pattern. */
export const ruleConditionSchema = z.discriminatedUnion('of', [
  /** The price that the ad shows, strictly below or above an amount of the same currency. */
  z.object({
    of: z.literal('price'),
    is: z.enum(['under', 'over']),
    amount: z.number(PRICE).positive(PRICE).max(1e9, 'A price of a rule is at most 1,000,000,000'),
    currency: currencySchema,
  }),
  z.object({ of: z.literal('noPrice') }),
  /** The reduction from the old price, or the percentage that the feed itself gives. */
  z.object({
    of: z.literal('discount'),
    percent: z
      .number('Please give the discount in percent, from 1 to 99')
      .int('Please give the discount in whole percent')
      .min(1, 'Please give the discount in percent, from 1 to 99')
      .max(99, 'Please give the discount in percent, from 1 to 99'),
  }),
  z.object({ of: z.literal('stock'), is: z.enum(RULE_STOCKS) }),
  /** A whole label, or one of its levels ("Home > Kitchen") or list entries. */
  z.object({ of: z.literal('label'), label: z.enum(LABEL_FIELDS), text: wordsSchema }),
  /** Whole words of the name or the description. */
  z.object({ of: z.literal('words'), text: wordsSchema }),
  z.object({ of: z.literal('all') }),
])

export type RuleCondition = z.output<typeof ruleConditionSchema>

/** The choices in which products are made instead of the campaign's; a choice that is left out stays. */
export const ruleLookSchema = z
  .object({
    adStyle: z.enum(idsOf(AD_STYLES)).optional(),
    colorPalette: z.enum(idsOf(COLOR_PALETTES).filter((id) => id !== 'custom')).optional(),
    typography: z.enum(idsOf(TYPOGRAPHIES)).optional(),
    tone: z.enum(idsOf(TONES)).optional(),
  })
  .refine((look) => Object.values(look).some((choice) => choice !== undefined), 'Please choose what the rule changes')

export type RuleLook = z.output<typeof ruleLookSchema>

const NO_BADGE = 'Please write the badge'

/** `figure` writes what is true of each product: "-35%" for its own reduction, "Under $20" for the rule's price. */
const badgeSchema = z.discriminatedUnion('says', [
  z.object({ says: z.literal('figure') }),
  z.object({
    says: z.literal('text'),
    text: textOf({
      min: 1,
      tooShort: NO_BADGE,
      max: limits.PRICE_MAX,
      tooLong: `A badge must be at most ${limits.PRICE_MAX} characters`,
    }).refine(isVisible, NO_BADGE),
  }),
])

export const campaignRuleSchema = z
  .discriminatedUnion('does', [
    z.object({ does: z.literal('leaveOut'), when: ruleConditionSchema }),
    z.object({ does: z.literal('look'), when: ruleConditionSchema, look: ruleLookSchema }),
    z.object({ does: z.literal('badge'), when: ruleConditionSchema, badge: badgeSchema }),
  ])
  .superRefine((rule, context) => {
    if (rule.does === 'leaveOut' && rule.when.of === 'all')
      context.addIssue({ code: 'custom', path: ['when'], message: 'A rule cannot leave out all products' })
    if (rule.does !== 'badge' || rule.badge.says !== 'figure') return
    const hasFigure = rule.when.of === 'discount' || (rule.when.of === 'price' && rule.when.is === 'under')
    if (!hasFigure) context.addIssue({ code: 'custom', path: ['badge'], message: NO_BADGE })
  })

export type CampaignRule = z.output<typeof campaignRuleSchema>

const ZONE = 'Please choose a time zone, like Europe/Berlin'

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The rules of a campaign in their order: of those that do the same, the first that matches a product counts. */
export const campaignRulesSchema = z.object({
  rules: z.array(campaignRuleSchema).max(RULES_MAX, `At most ${RULES_MAX} rules are possible`),
  /** The zone (IANA) in which days of a feed without a zone are meant; null for UTC. */
  timeZone: z.string().max(64, ZONE).refine(isTimeZone, ZONE).nullable().default(null),
  /** Pictures whose sale begins or ends are changed at its hour without a press. Changes are free. */
  salesByThemselves: z.boolean().default(false),
})

export type CampaignRules = z.output<typeof campaignRulesSchema>

export const rulePreviewSchema = z.object({
  /** Products of the feed that could be made into ads, those that are left out included. */
  products: z.number().int(),
  rules: z.array(
    z.object({
      /** Products that the rule describes. */
      matches: z.number().int(),
      /** Those of them for which no earlier rule that does the same counts. */
      applies: z.number().int(),
      /** Products whose price is in another currency, or no single amount, so that the rule cannot compare it. */
      notCompared: z.number().int(),
      /** No product of the feed has the label that the rule asks for. */
      lacksLabel: z.boolean(),
      /** The first products for which it counts; a badge rule says what each gets. */
      examples: z.array(z.object({ name: z.string(), badge: z.string().nullable() })).max(RULE_EXAMPLES_MAX),
    }),
  ),
  /** The labels that the feed has, with the most frequent values of each. */
  labels: z.array(z.object({ label: z.enum(LABEL_FIELDS), values: z.array(z.string()) })),
  /** The feed was read before rules existed: its labels, stock and days are known once it is read again. */
  isFromBefore: z.boolean(),
  /** The currency in which most prices of the feed are; null if none names exactly one. */
  currency: z.string().nullable(),
  /** Sales with days, and the next moment at which one begins or ends. */
  sales: z.object({ products: z.number().int(), nextAt: z.iso.datetime().nullable() }),
})

export type RulePreview = z.output<typeof rulePreviewSchema>

export const getCampaignRulesCall = defineCall({
  method: 'GET',
  path: '/api/campaigns/:id/rules',
  scope: 'read',
  params: idParams,
  success: { 200: campaignRulesSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Sets all rules. Pictures that exist stay until the next start: what differs is counted in the campaign. */
export const setCampaignRulesCall = defineCall({
  method: 'PUT',
  path: '/api/campaigns/:id/rules',
  scope: 'make',
  params: idParams,
  body: campaignRulesSchema,
  success: { 200: campaignRulesSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Tells what these rules would match in the present feed, and changes nothing. */
export const previewCampaignRulesCall = defineCall({
  method: 'POST',
  path: '/api/campaigns/:id/rules/preview',
  scope: 'read',
  params: idParams,
  body: campaignRulesSchema,
  success: { 200: rulePreviewSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})
