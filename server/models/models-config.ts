import { z } from 'zod'
import { StartError } from '../start-error.ts'
import type { MODELS_FOR, ModelValues } from './model-values.ts'
import { PROVIDERS, type ProviderId, readProvider } from './provider-settings.ts'

/** The models that take part, from the environment. Amounts are millionths of a US dollar. */
export interface ModelsConfig {
  text: ModelChoice | undefined
  image: ModelChoice | undefined
  /** Users who get models: all, or only those on Pro. */
  modelsFor: (typeof MODELS_FOR)[number]
  /** Time for all calls of one ad together. */
  timeoutMs: number
  /** Calls to one provider at the same time, from this process. */
  concurrency: number
  priceMicros: { text: number; image: number }
  dailyMicros: { user: number; all: number }
}

export interface ModelChoice {
  provider: ProviderId
  modelId: string
  apiKey: string | undefined
  /** Base address, or undefined for the provider's own. */
  baseUrl: string | undefined
}

/** Returns a name such as `openai/gpt-image-2`, for people, in records and in the log. */
export function modelName({ provider, modelId }: ModelChoice): string {
  return `${provider}/${modelId}`
}

/** Parses a model as a setting names it; readModels, which knows its purpose, checks that it exists. */
export function modelSetting() {
  const names = PROVIDERS.join(', ')
  return z
    .string()
    .regex(/^[^/\s]+\/\S+$/, `must be a provider and a model such as openai/NAME; providers are ${names}`)
}

/** Parses US dollars into whole millionths, so that sums are exact. */
export function dollars() {
  const sentence = 'must be an amount in US dollars such as 0.05'
  return z.coerce
    .number(sentence)
    .min(0, sentence)
    .max(1_000_000, sentence)
    .transform((amount) => Math.round(amount * 1_000_000))
}

/**
 * Reads the configured models, or returns undefined if none is named: then the built-in studio makes everything. Throws
 * a StartError about what is missing.
 */
export function readModels(values: ModelValues): ModelsConfig | undefined {
  const text = readChoice(values, 'TEXT_MODEL')
  const image = readChoice(values, 'IMAGE_MODEL')
  if (!text && !image) return undefined
  return {
    text,
    image,
    modelsFor: values.MODELS_FOR,
    timeoutMs: values.MODEL_TIMEOUT_SECONDS * 1000,
    concurrency: values.MODEL_CONCURRENCY,
    priceMicros: { text: values.TEXT_MODEL_PRICE, image: values.IMAGE_MODEL_PRICE },
    dailyMicros: { user: values.MODEL_USER_DAILY_LIMIT, all: values.MODEL_DAILY_LIMIT },
  }
}

function readChoice(values: ModelValues, name: 'TEXT_MODEL' | 'IMAGE_MODEL'): ModelChoice | undefined {
  const setting = values[name]
  if (!setting) return undefined
  const slash = setting.indexOf('/')
  const [given, modelId] = [setting.slice(0, slash), setting.slice(slash + 1)]
  const provider = PROVIDERS.find((id) => id === given)
  if (!provider) {
    throw new StartError(`${name} names the provider ${given}, which is none of ${PROVIDERS.join(', ')}.`)
  }
  return { provider, modelId, ...readProvider(values, { name, provider, modelId }) }
}
