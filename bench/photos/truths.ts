import path from 'node:path'
import { ROOT } from '#scripts/launch/root.mjs'

/** A rendered product whose matte is known (scripts/photos). */
export interface Truth {
  file: string
  traits: readonly Trait[]
  /** Excluded from tuning: it shows if what was tuned to the others holds. */
  isHeldOut?: boolean
}

export type Trait = 'hair' | 'glass' | 'loops' | 'thin parts' | 'straight edges' | 'white' | 'black'

const TRUTHS = path.join(ROOT, 'bench/photos/truth')
const FIXTURES = path.join(ROOT, 'test/fixtures/photos')

export const TRUTH_PRODUCTS: readonly Truth[] = [
  ...[
    { file: 'fur-charm.webp', traits: ['hair', 'loops'] },
    { file: 'makeup-brush.webp', traits: ['hair'], isHeldOut: true },
    { file: 'fringed-cushion.webp', traits: ['hair'] },
    { file: 'wine-glass.webp', traits: ['glass'] },
    { file: 'lidded-jar.webp', traits: ['glass'], isHeldOut: true },
    { file: 'sunglasses.webp', traits: ['glass', 'thin parts', 'loops', 'black'] },
    { file: 'bicycle.webp', traits: ['thin parts', 'loops'] },
    { file: 'wire-basket.webp', traits: ['thin parts', 'loops'], isHeldOut: true },
    { file: 'lounge-chair.webp', traits: ['thin parts', 'loops'] },
    { file: 'rope-lead.webp', traits: ['loops'] },
    { file: 'mug-white.webp', traits: ['white', 'loops'] },
    { file: 'pump-bottle.webp', traits: ['white'], isHeldOut: true },
    { file: 'tea-carton.webp', traits: ['straight edges', 'white'] },
    { file: 'camera-black.webp', traits: ['black'] },
    { file: 'black-kettle.webp', traits: ['black', 'loops'], isHeldOut: true },
  ].map((truth): Truth => ({ ...(truth as Truth), file: path.join(TRUTHS, truth.file) })),
  ...[
    { file: 'accelerator-card.webp', traits: ['straight edges'] },
    { file: 'diamond-ring.webp', traits: ['loops'] },
    { file: 'drinks-can.webp', traits: [] },
    { file: 'headphones.webp', traits: ['loops', 'black'] },
    { file: 'honey-jar.webp', traits: [], isHeldOut: true },
    { file: 'perfume.webp', traits: ['straight edges'] },
  ].map((truth): Truth => ({ ...(truth as Truth), file: path.join(FIXTURES, truth.file) })),
  // These come last, so that the scenes of the others stay as they were.
  ...['tumbler', 'water-bottle', 'perfume-flask'].map((name): Truth => ({
    file: path.join(TRUTHS, `${name}.webp`),
    traits: ['glass'],
  })),
]
