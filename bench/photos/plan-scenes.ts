import { sampleOf } from '../sample.ts'
import { type Ground, GROUNDS } from './grounds.ts'
import { type Truth, TRUTH_PRODUCTS } from './truths.ts'

/** One picture to be made: a product before a ground. */
export interface Scene {
  product: Truth
  ground: Ground
  seed: number
}

/** Every product before every ground, or forty of these that nobody minds being looked at. */
export function planScenes(few: boolean): Scene[] {
  const all = TRUTH_PRODUCTS.flatMap((product, p) =>
    GROUNDS.map((ground, g) => ({ product, ground, seed: p * GROUNDS.length + g + 1 })),
  )
  return few
    ? sampleOf(
        all.filter((scene) => !isHeldOut(scene)),
        40,
        1,
      )
    : all
}

export function isHeldOut({ product, ground }: Scene): boolean {
  return Boolean(product.isHeldOut ?? ground.isHeldOut)
}

export function nameOfScene({ product, ground }: Scene): string {
  const file = product.file.split('/').at(-1)!
  return `${file.replace('.webp', '')} on ${ground.name}`
}
