import { onTestFinished } from 'vitest'
import type { ModelsConfig } from '#server/models/models-config.ts'
import { type ModelServer, startModelServer } from './model-server.ts'

export const TEST_KEY = 'sk-test-never-to-be-seen'

/** Starts a fake provider until the test ends, and returns the settings that lead to it. */
export async function givenModels(
  own: Partial<ModelsConfig> & { provider?: 'openai' | 'google' | 'openai-compatible' } = {},
): Promise<{ server: ModelServer; models: ModelsConfig }> {
  const server = await startModelServer()
  onTestFinished(() => server.close())
  const { provider = 'openai', ...settings } = own
  const ids = {
    openai: { text: 'gpt-5-mini', image: 'gpt-image-2', path: '/v1' },
    google: { text: 'gemini-3.1-flash', image: 'gemini-3.1-flash-image', path: '/v1beta' },
    'openai-compatible': { text: 'qwen', image: 'sdxl', path: '/v1' },
  }[provider]
  const way = { provider, apiKey: TEST_KEY, baseUrl: server.url + ids.path }
  const models: ModelsConfig = {
    text: { ...way, modelId: ids.text },
    image: { ...way, modelId: ids.image },
    modelsFor: 'all',
    // Tests of timeouts set their own; the others are not about time.
    timeoutMs: 240_000,
    concurrency: 4,
    priceMicros: { text: 5_000, image: 60_000 },
    dailyMicros: { user: 10_000_000, all: 100_000_000 },
    ...settings,
  }
  return { server, models }
}
