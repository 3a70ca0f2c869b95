import { StartError } from '../start-error.ts'
import type { ModelValues } from './model-values.ts'

export const PROVIDERS = ['openai', 'google', 'openai-compatible'] as const

export type ProviderId = (typeof PROVIDERS)[number]

type ModelSetting = 'TEXT_MODEL' | 'IMAGE_MODEL'

interface ProviderSettings {
  key: 'OPENAI_API_KEY' | 'GOOGLE_GENERATIVE_AI_API_KEY' | 'OPENAI_COMPATIBLE_API_KEY'
  baseUrl: 'OPENAI_BASE_URL' | 'GOOGLE_BASE_URL' | 'OPENAI_COMPATIBLE_BASE_URL'
  needs: 'key' | 'baseUrl'
  /**
   * Pattern of this provider's model names of each kind, with an example; new versions come faster than lists of ours.
   */
  names?: Record<ModelSetting, { pattern: RegExp; example: string }>
}

const SETTINGS: Record<ProviderId, ProviderSettings> = {
  openai: {
    key: 'OPENAI_API_KEY',
    baseUrl: 'OPENAI_BASE_URL',
    needs: 'key',
    names: {
      TEXT_MODEL: { pattern: /^(gpt-(?!image)|chatgpt-(?!image)|o\d)/, example: 'openai/gpt-5-mini' },
      IMAGE_MODEL: { pattern: /^(gpt-image-|chatgpt-image-|dall-e-)/, example: 'openai/gpt-image-2' },
    },
  },
  google: {
    key: 'GOOGLE_GENERATIVE_AI_API_KEY',
    baseUrl: 'GOOGLE_BASE_URL',
    needs: 'key',
    names: {
      TEXT_MODEL: { pattern: /^gemini-(?!.*(image|banana))/, example: 'google/gemini-3.1-flash' },
      IMAGE_MODEL: { pattern: /^gemini-.*(image|banana)/, example: 'google/gemini-3.1-flash-image' },
    },
  },
  'openai-compatible': { key: 'OPENAI_COMPATIBLE_API_KEY', baseUrl: 'OPENAI_COMPATIBLE_BASE_URL', needs: 'baseUrl' },
}

/**
 * Reads the key and the address of a chosen model. Throws a StartError about what is missing, or about an unknown name.
 */
export function readProvider(
  values: ModelValues,
  { name, provider, modelId }: { name: ModelSetting; provider: ProviderId; modelId: string },
): { apiKey: string | undefined; baseUrl: string | undefined } {
  const settings = SETTINGS[provider]
  const known = settings.names?.[name]
  if (known && !known.pattern.test(modelId)) {
    const kind = name === 'TEXT_MODEL' ? 'text' : 'image'
    throw new StartError(`${name} names no ${kind} model of ${provider}: ${modelId}. One is ${known.example}.`)
  }
  const [apiKey, baseUrl] = [values[settings.key], values[settings.baseUrl]]
  if (settings.needs === 'key' && !apiKey) throw new StartError(`${name}=${provider}/${modelId} needs ${settings.key}.`)
  if (settings.needs === 'baseUrl' && !baseUrl) {
    const example = 'http://localhost:8080/v1'
    throw new StartError(`${name}=${provider}/${modelId} needs ${settings.baseUrl}, an address such as ${example}.`)
  }
  return { apiKey, baseUrl }
}
