import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { StartError } from '../start-error.ts'
import { modelName } from './models-config.ts'

const KEYS = { OPENAI_API_KEY: 'sk-one', GOOGLE_GENERATIVE_AI_API_KEY: 'key-two' }

it('has no models where none is named, keys or not', () => {
  expect(readConfig({}).models).toBeUndefined()
  expect(readConfig(KEYS).models).toBeUndefined()
})

it('reads two models of different providers, with keys, prices and ceilings', () => {
  const settings = { TEXT_MODEL: 'openai/gpt-5-mini', IMAGE_MODEL: 'google/gemini-3.1-flash-image', ...KEYS }
  const models = readConfig({ ...settings, IMAGE_MODEL_PRICE: '0.1', MODEL_DAILY_LIMIT: '7.5' }).models!
  expect(models.text).toEqual({ provider: 'openai', modelId: 'gpt-5-mini', apiKey: 'sk-one', baseUrl: undefined })
  expect(modelName(models.image!)).toBe('google/gemini-3.1-flash-image')
  expect(models.priceMicros).toEqual({ text: 5_000, image: 100_000 })
  expect(models.dailyMicros).toEqual({ user: 2_000_000, all: 7_500_000 })
})

it('takes a server of one’s own without a key, and model names with a slash', () => {
  const models = readConfig({
    IMAGE_MODEL: 'openai-compatible/stabilityai/sdxl-turbo',
    OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:8080/v1/',
  }).models!
  expect(models.image).toEqual({
    provider: 'openai-compatible',
    modelId: 'stabilityai/sdxl-turbo',
    apiKey: undefined,
    baseUrl: 'http://localhost:8080/v1',
  })
})

describe('stops the start with one sentence about', () => {
  it.each([
    [
      'an unknown provider',
      { IMAGE_MODEL: 'midjourney/v9' },
      /^IMAGE_MODEL names the provider midjourney, which is none/,
    ],
    ['a model without a provider', { TEXT_MODEL: 'gpt-5-mini' }, /^TEXT_MODEL must be a provider and a model/],
    ['an unknown model', { TEXT_MODEL: 'openai/claude' }, /^TEXT_MODEL names no text model of openai: claude\. One is/],
    ['an image model for text', { TEXT_MODEL: 'openai/gpt-image-2' }, /^TEXT_MODEL names no text model/],
    ['a text model for images', { IMAGE_MODEL: 'google/gemini-3.1-flash' }, /^IMAGE_MODEL names no image model/],
    ['a missing key', { IMAGE_MODEL: 'openai/gpt-image-2' }, 'IMAGE_MODEL=openai/gpt-image-2 needs OPENAI_API_KEY.'],
    [
      'a missing address',
      { TEXT_MODEL: 'openai-compatible/qwen' },
      /needs OPENAI_COMPATIBLE_BASE_URL, an address such as/,
    ],
    ['a wrong address', { OPENAI_BASE_URL: 'localhost:8080' }, /^OPENAI_BASE_URL must be an address such as/],
    [
      'a wrong price',
      { IMAGE_MODEL_PRICE: 'cheap' },
      'IMAGE_MODEL_PRICE must be an amount in US dollars such as 0.05.',
    ],
    ['a price below nothing', { TEXT_MODEL_PRICE: '-1' }, /^TEXT_MODEL_PRICE must be an amount/],
    ['an unknown audience', { MODELS_FOR: 'nobody' }, 'MODELS_FOR must be all or pro.'],
    ['no time at all', { MODEL_TIMEOUT_SECONDS: '1' }, 'MODEL_TIMEOUT_SECONDS must be a whole number from 5 to 600.'],
  ])('%s', (_, settings, sentence) => {
    const read = () => readConfig(settings)
    expect(read).toThrow(StartError)
    expect(read).toThrow(sentence)
  })
})
