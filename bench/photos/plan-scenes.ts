import { sampleOf } from '../sample.ts'
import { type SceneGround, GROUNDS } from './grounds.ts'
import { type Truth, TRUTH_PRODUCTS } from './truths.ts'

/** One picture to be made: a product before a ground. */
export interface Scene {
  product: Truth
  ground: SceneGround
  seed: number
}

export interface PlanOptions {
  /** Forty scenes that may be viewed while tuning. */
  few: boolean
  /** Sample size out of all, held-out ones included. */
  sample: number | undefined
}

/** Plans every product before every ground, or some of these; the same ones each time. */
export function planScenes({ few, sample }: PlanOptions): Scene[] {
  const all = TRUTH_PRODUCTS.flatMap((product, p) =>
    GROUNDS.map((ground, g) => ({ product, ground, seed: p * GROUNDS.length + g + 1 })),
  )
  if (few)
    return sampleOf(
      all.filter((scene) => !isHeldOut(scene)),
      40,
      1,
    )
  return sample === undefined ? all : sampleOf(all, sample, 1)
}

export function isHeldOut({ product, ground }: Scene): boolean {
  return Boolean(product.isHeldOut ?? ground.isHeldOut)
}

export function nameOfScene({ product, ground }: Scene): string {
  const file = product.file.split('/').at(-1)!
  return `${file.replace('.webp', '')} on ${ground.name}`
}
