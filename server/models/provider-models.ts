import type { ImageModel, LanguageModel } from 'ai'
import type { ModelChoice } from './models-config.ts'

/** Opens a language model of the SDK. Providers' packages are loaded only if they are chosen. */
export async function openLanguageModel({ provider, modelId, apiKey, baseUrl }: ModelChoice): Promise<LanguageModel> {
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ apiKey, baseURL: baseUrl }).languageModel(modelId)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle({ apiKey, baseURL: baseUrl }).languageModel(modelId)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const settings = { name: provider, baseURL: baseUrl!, supportsStructuredOutputs: true }
      return createOpenAICompatible({ ...settings, ...(apiKey && { apiKey }) }).languageModel(modelId)
    }
  }
}

/** Opens an image model of the SDK. */
export async function openImageModel({ provider, modelId, apiKey, baseUrl }: ModelChoice): Promise<ImageModel> {
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ apiKey, baseURL: baseUrl }).image(modelId)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle({ apiKey, baseURL: baseUrl }).image(modelId)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({ name: provider, baseURL: baseUrl!, ...(apiKey && { apiKey }) }).imageModel(
        modelId,
      )
    }
  }
}
