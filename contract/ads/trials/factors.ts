// The factors of a trial and the names of its pictures. Data and pure rules only: no zod.

/** Lists the factors that a trial may vary on a finished ad, in the order in which they are offered. */
export const TRIAL_FACTORS = [
  { id: 'headline', name: 'Headline' },
  { id: 'price', name: 'Price treatment' },
  { id: 'photo', name: 'Photo' },
  { id: 'ground', name: 'Background color' },
  { id: 'callToAction', name: 'Call to action' },
  { id: 'side', name: 'Side of the product' },
] as const

export type TrialFactor = (typeof TRIAL_FACTORS)[number]['id']

/** Returns the name of a factor for users. */
export function trialFactorName(factor: TrialFactor): string {
  return TRIAL_FACTORS.find(({ id }) => id === factor)!.name
}

/** Fewest and most pictures of one trial in one format, the ad as it is among them. */
export const TRIAL_PICTURES_MIN = 2
export const TRIAL_PICTURES_MAX = 8

/** The certainties that a winner may need, and the counts that versions are compared by, each by impressions. */
export const TRIAL_CERTAINTIES = ['0.9', '0.95', '0.99'] as const
export const TRIAL_METRICS = ['clicks', 'purchases'] as const

export type TrialCertainty = (typeof TRIAL_CERTAINTIES)[number]
export type TrialMetric = (typeof TRIAL_METRICS)[number]

/** Most factors of one trial, and most levels of one of them, the ad's own among them. */
export const TRIAL_FACTORS_MAX = 3
export const TRIAL_LEVELS_MAX = 8

/** Texts that are the price treatment: what it costs, what it did cost, and the badge. */
export const PRICE_WORDS = ['price', 'oldPrice', 'badge'] as const

/** One way in which a factor differs from the ad as it is. */
export type TrialLevel =
  | { factor: 'headline' | 'callToAction'; text: string }
  | { factor: 'price'; words: Partial<Record<(typeof PRICE_WORDS)[number], string | null>> }
  /** Index of the photo among those that are handed over, from 0. */
  | { factor: 'photo'; photo: number }
  | { factor: 'ground'; color: string }
  /** The product and the words change places; there is no other side. */
  | { factor: 'side' }

/** Returns the letter by which a level is known in names and to users: A is the ad as it is. */
export function levelLetter(level: number): string {
  return String.fromCodePoint('A'.codePointAt(0)! + level)
}

/** Longest name of a campaign in the names of pictures. */
export const TRIAL_CAMPAIGN_MAX = 60

/** Most trials of one ad. */
export const TRIALS_PER_AD_MAX = 10

export const TRIAL_PLAN_MESSAGE = 'Testing one thing is part of the Pro plan. What you have stays, and can be deleted.'

/** Every picture of a trial, under their names, as a ZIP. */
export const TRIAL_DOWNLOAD_PATH = '/api/creatives/:id/trials/:trialId/download'

export function trialDownloadUrl(creativeId: string, trialId: string): string {
  return TRIAL_DOWNLOAD_PATH.replace(':id', creativeId).replace(':trialId', trialId)
}
