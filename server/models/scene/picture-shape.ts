import type { ModelChoice } from '../models-config.ts'

/** A shape in which a model paints: by its size or by its proportions, whichever the provider asks for. */
export interface PictureShape {
  widthPx: number
  heightPx: number
  size?: `${number}x${number}`
  aspectRatio?: `${number}:${number}`
}

const GPT_SIZES = ['1024x1024', '1536x1024', '1024x1536'] as const
const DALL_E_3_SIZES = ['1024x1024', '1792x1024', '1024x1792'] as const
const DALL_E_2_SIZES = ['1024x1024'] as const
/** Ratios that every Gemini image model paints. */
const GEMINI_RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const

/** Returns the model's shape that loses least when it is cropped to a canvas. It is never stretched. */
export function nearestShape(choice: ModelChoice, canvas: { widthPx: number; heightPx: number }): PictureShape {
  const aspect = canvas.widthPx / canvas.heightPx
  const kept = (shape: PictureShape) => Math.min(aspect / aspectOf(shape), aspectOf(shape) / aspect)
  return shapesOf(choice).reduce((best, shape) => (kept(shape) > kept(best) ? shape : best))
}

function aspectOf({ widthPx, heightPx }: PictureShape): number {
  return widthPx / heightPx
}

function shapesOf({ provider, modelId }: ModelChoice): PictureShape[] {
  if (provider === 'google') {
    return GEMINI_RATIOS.map((aspectRatio) => {
      const [widthPx, heightPx] = aspectRatio.split(':').map(Number) as [number, number]
      return { widthPx, heightPx, aspectRatio }
    })
  }
  const sizes = modelId === 'dall-e-3' ? DALL_E_3_SIZES : modelId === 'dall-e-2' ? DALL_E_2_SIZES : GPT_SIZES
  return sizes.map((size) => {
    const [widthPx, heightPx] = size.split('x').map(Number) as [number, number]
    return { widthPx, heightPx, size }
  })
}
