/** Users who get the models: all of them, or those on Pro. */
export const MODELS_FOR = ['all', 'pro'] as const
type ModelsFor = (typeof MODELS_FOR)[number]

/** The settings of models from the environment, each checked. */
export interface ModelValues {
  TEXT_MODEL?: string | undefined
  IMAGE_MODEL?: string | undefined
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
  GOOGLE_GENERATIVE_AI_API_KEY?: string | undefined
  GOOGLE_BASE_URL?: string | undefined
  OPENAI_COMPATIBLE_API_KEY?: string | undefined
  OPENAI_COMPATIBLE_BASE_URL?: string | undefined
  MODELS_FOR: ModelsFor
  MODEL_TIMEOUT_SECONDS: number
  MODEL_CONCURRENCY: number
  TEXT_MODEL_PRICE: number
  IMAGE_MODEL_PRICE: number
  MODEL_USER_DAILY_LIMIT: number
  MODEL_DAILY_LIMIT: number
}
