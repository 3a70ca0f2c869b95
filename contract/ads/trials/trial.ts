import { z } from 'zod'
import { defineCall, idParams } from '../../platform/call.ts'
import { formatIdSchema } from '../../format-id.ts'
import { findingSchema } from '../report.ts'
import { WORD_PART_MAX } from '../word-limits.ts'
import { hexColorSchema, textOf } from '../../text/typed-text.ts'
import { isVisible } from '../../text/visible-text.ts'
import { designTrial } from './design.ts'
import {
  PRICE_WORDS,
  TRIAL_CAMPAIGN_MAX,
  TRIAL_FACTORS,
  TRIAL_FACTORS_MAX,
  TRIAL_LEVELS_MAX,
  TRIAL_PICTURES_MAX,
  TRIAL_PICTURES_MIN,
} from './factors.ts'

const LEVELS_MISSING = 'Give at least one other version to test against the ad as it is'
const LEVELS_ALIKE = 'Two versions are the same. Change one of them.'
const ALONE_MESSAGE = 'Each factor can be tested once'
const TOO_MANY_MESSAGE = `So many combinations cannot be told apart in ${TRIAL_PICTURES_MAX} pictures. Test fewer versions.`

function levelsOf<Level extends z.ZodType>(level: Level) {
  return z
    .array(level)
    .min(1, LEVELS_MISSING)
    .max(TRIAL_LEVELS_MAX - 1, `At most ${TRIAL_LEVELS_MAX - 1} versions are possible`)
    .refine((levels) => new Set(levels.map((one) => JSON.stringify(one))).size === levels.length, LEVELS_ALIKE)
}

function wordOf(max: number) {
  return textOf({
    min: 1,
    tooShort: LEVELS_MISSING,
    max,
    tooLong: `A version must be at most ${max} characters`,
  }).refine(isVisible, LEVELS_MISSING)
}

const priceLevel = z
  .object({
    price: wordOf(WORD_PART_MAX.price).optional(),
    oldPrice: wordOf(WORD_PART_MAX.oldPrice).nullable().optional(),
    badge: wordOf(WORD_PART_MAX.badge).nullable().optional(),
  })
  .refine((words) => PRICE_WORDS.some((part) => words[part] !== undefined), LEVELS_MISSING)

/** A factor with its levels; the ad as it is comes first and is not sent. */
const trialFactorSchema = z.discriminatedUnion('factor', [
  z.object({ factor: z.literal('headline'), levels: levelsOf(wordOf(WORD_PART_MAX.headline)) }),
  z.object({ factor: z.literal('price'), levels: levelsOf(priceLevel) }),
  /** Addresses of other photos of the ad. */
  z.object({ factor: z.literal('photo'), levels: levelsOf(z.string().max(200)) }),
  z.object({ factor: z.literal('ground'), levels: levelsOf(hexColorSchema) }),
  z.object({ factor: z.literal('callToAction'), levels: levelsOf(wordOf(WORD_PART_MAX.callToAction)) }),
  z.object({ factor: z.literal('side'), levels: z.array(z.literal('other')).length(1) }),
])

export const trialFactorIdSchema = z.enum(TRIAL_FACTORS.map(({ id }) => id))

export type SentTrialFactor = z.output<typeof trialFactorSchema>

const picturesMaxSchema = z.int().min(TRIAL_PICTURES_MIN).max(TRIAL_PICTURES_MAX)

export const newTrialSchema = z
  .object({
    /** Name of the campaign in the pictures' names, as the user calls it on the ad platform. */
    campaign: textOf({
      max: TRIAL_CAMPAIGN_MAX,
      tooLong: `A campaign's name must be at most ${TRIAL_CAMPAIGN_MAX} characters`,
    }).default(''),
    factors: z
      .array(trialFactorSchema)
      .min(1, 'Choose what to test')
      .max(TRIAL_FACTORS_MAX, `At most ${TRIAL_FACTORS_MAX} things can be tested at once`)
      .refine((factors) => new Set(factors.map(({ factor }) => factor)).size === factors.length, ALONE_MESSAGE),
    /** Formats to make; defaults to all that the ad has. */
    formats: z
      .array(formatIdSchema)
      .min(1)
      .transform((formats) => [...new Set(formats)])
      .optional(),
    /** Most pictures in each format; where there are more combinations, a fraction of them is made. */
    picturesMax: picturesMaxSchema.default(TRIAL_PICTURES_MAX),
  })
  .superRefine(({ factors, picturesMax }, context) => {
    const levels = factors.map((one) => one.levels.length + 1)
    if (!designTrial(levels, picturesMax))
      context.addIssue({ code: 'custom', path: ['factors'], message: TOO_MANY_MESSAGE })
  })

export type NewTrial = z.input<typeof newTrialSchema>

const trialPictureSchema = z.object({
  /** Index of the combination of levels. */
  run: z.int(),
  format: formatIdSchema,
  /** Name under which it is uploaded; the platform's report gives it back. */
  name: z.string(),
  /** `refused` if it cannot differ in the factor alone. */
  state: z.enum(['queued', 'done', 'refused']),
  /** The reason why it was refused, one sentence. */
  message: z.string().nullable(),
  imageUrl: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  findings: z.array(findingSchema),
})

export type TrialPicture = z.infer<typeof trialPictureSchema>

const trialSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  campaign: z.string(),
  factors: z.array(
    z.object({
      factor: trialFactorIdSchema,
      /** Labels of the levels, the ad as it is first. */
      levels: z.array(z.string()),
    }),
  ),
  /** Level of each factor for each combination. */
  runs: z.array(z.array(z.int())),
  /** Set if not every combination is made: the effects that cannot be separated, one sentence each. */
  aliases: z.array(z.string()),
  pictures: z.array(trialPictureSchema),
  createdAt: z.iso.datetime(),
})

export type Trial = z.infer<typeof trialSchema>

const trialsSchema = z.object({ trials: z.array(trialSchema) })

export type Trials = z.infer<typeof trialsSchema>

const PATH = '/api/creatives/:id/trials'

export const trialParams = z.object({ id: z.uuid(), trialId: z.uuid() })

/** Lists the trials of an ad, the newest first. */
export const listTrialsCall = defineCall({
  method: 'GET',
  path: PATH,
  scope: 'read',
  params: idParams,
  success: { 200: trialsSchema },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/**
 * Starts a trial of a finished ad: pictures that are identical to the pixel but for the factors that are tested, each
 * in every format. Free, as changes are. The ad stays as it is.
 */
export const createTrialCall = defineCall({
  method: 'POST',
  path: PATH,
  scope: 'make',
  idempotent: true,
  params: idParams,
  body: newTrialSchema,
  success: { 202: trialsSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED'],
})

/** Deletes a trial with its pictures and results. */
export const deleteTrialCall = defineCall({
  method: 'DELETE',
  path: `${PATH}/:trialId`,
  scope: 'make',
  params: trialParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Counts the pictures of each ad's trials, for the gallery. */
export const countTrialsCall = defineCall({
  method: 'GET',
  path: '/api/trials',
  scope: 'read',
  success: { 200: z.array(z.object({ creativeId: z.uuid(), pictures: z.int() })) },
  codes: ['UNAUTHENTICATED'],
})
