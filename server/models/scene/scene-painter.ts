import type { generateImage, ImageModel } from 'ai'
import type { AdFields, ScenePlan, Suggestion } from '#studio/index.ts'
import { type ModelChoice, modelName } from '../models-config.ts'
import type { CallLimits, ProviderLine } from '../provider-line.ts'
import { openImageModel } from '../provider-models.ts'
import { fitPicture } from './fit-picture.ts'
import { nearestShape } from './picture-shape.ts'
import { SCENE_PROMPT_VERSION, scenePrompt } from './scene-prompt.ts'

export interface SceneRequest {
  ad: AdFields
  plan: ScenePlan
  idea: Suggestion['scenes'][number] | undefined
  /** Encoded pictures, the product's first. */
  references: { product: Uint8Array | undefined; inspiration: Uint8Array[] }
  seed: number
}

/** Paints the scene for a product. */
export interface ScenePainter {
  name: string
  promptVersion: string
  /** True if pictures can go along. */
  takesReferences: boolean
  /**
   * Paints a JPEG of exactly the canvas's pixels. Throws ContentRefused, ModelFault (also for a tiny picture or none),
   * or the reason of the limits' signal.
   */
  paint(request: SceneRequest, limits: CallLimits): Promise<Uint8Array>
}

export function makeScenePainter(choice: ModelChoice, line: ProviderLine): ScenePainter {
  let model: Promise<ImageModel> | undefined
  const takesReferences = choice.provider === 'google' || GPT_IMAGE.test(choice.modelId)
  return {
    name: modelName(choice),
    promptVersion: SCENE_PROMPT_VERSION,
    takesReferences,
    paint: ({ references, ...request }, limits) =>
      line.call(limits, async (abortSignal) => {
        const { generateImage } = await import('ai')
        model ??= openImageModel(choice)
        const shape = nearestShape(choice, request.plan)
        const sent = takesReferences ? references : NO_REFERENCES
        const pictures = [sent.product ?? [], sent.inspiration].flat()
        const kinds = { product: sent.product !== undefined, inspiration: sent.inspiration.length }
        const text = scenePrompt({ ...request, references: kinds }, shape)
        const { image } = await generateImage({
          model: await model,
          prompt: pictures.length > 0 ? { text, images: pictures } : text,
          ...(shape.size ? { size: shape.size } : { aspectRatio: shape.aspectRatio! }),
          ...(choice.provider === 'google' && { seed: request.seed }),
          providerOptions: optionsFor(choice, request.seed),
          maxRetries: 0,
          abortSignal,
        })
        return fitPicture(image.uint8Array, request.plan)
      }),
  }
}

const NO_REFERENCES: SceneRequest['references'] = { product: undefined, inspiration: [] }

type ProviderOptions = NonNullable<Parameters<typeof generateImage>[0]['providerOptions']>

const GPT_IMAGE = /^(gpt|chatgpt)-image-/

function optionsFor({ provider, modelId }: ModelChoice, seed: number): ProviderOptions {
  if (provider === 'openai-compatible') return { openaiCompatible: { response_format: 'b64_json', seed } }
  if (provider === 'openai' && GPT_IMAGE.test(modelId)) {
    return { openai: { quality: 'medium', outputFormat: 'jpeg', outputCompression: 92, background: 'opaque' } }
  }
  return {}
}
