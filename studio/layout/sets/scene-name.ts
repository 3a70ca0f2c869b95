import type { Layout } from '../layers/layout.ts'

/** What the product stands in, as anyone would call it who sees the ad without its words. */
export type SceneName =
  | 'window daylight'
  | 'daylight through leaves'
  | 'studio sweep'
  | 'podium'
  | 'stone slab'
  | 'velvet'
  | 'color planes'
  | 'color field'
  | 'confetti'
  | 'starburst'
  | 'drawn sun'
  | 'halftone'
  | 'gradient mesh'
  | 'neon rings'
  | 'ball of light'
  | 'ruled paper'
  | 'paper'
  | 'studio of the photo'
  | 'picture on a wall'
  | 'the photo itself'
  | 'painted place'

/** Compositions that stand in the same place are of one scene, whatever their families: this tells them apart. */
export function sceneOf({
  family,
  layers,
  direction: { style },
}: Pick<Layout, 'family' | 'layers' | 'direction'>): SceneName {
  switch (family) {
    case 'window':
      return 'window daylight'
    case 'centre':
      return CENTRES[style]
    case 'pool':
      return layers.some((layer) => layer.kind === 'material' && layer.material === 'drape') ? 'velvet' : 'stone slab'
    case 'podium':
      return 'podium'
    case 'giant':
      return 'studio sweep'
    case 'panel':
      return 'color planes'
    case 'price-led':
      return style === 'corporate' ? 'color planes' : 'color field'
    case 'plain':
      return 'color field'
    case 'blocks':
      return 'confetti'
    case 'sunburst':
      return 'starburst'
    case 'character':
      return 'drawn sun'
    case 'type-break':
      return 'halftone'
    case 'nebula':
      return 'gradient mesh'
    case 'orb':
      return 'ball of light'
    case 'fan':
    case 'paper':
      return 'paper'
    case 'backdrop':
    case 'bar':
      return 'studio of the photo'
    case 'frame':
      return 'picture on a wall'
    case 'full-bleed':
    case 'fade':
    case 'split':
    case 'column':
      return 'the photo itself'
    case 'scene':
      return 'painted place'
  }
}

/** Centre is one composition in the light that each style sets behind it. */
const CENTRES = {
  clean: 'daylight through leaves',
  luxury: 'velvet',
  modern: 'neon rings',
  corporate: 'ruled paper',
  bold: 'starburst',
  playful: 'starburst',
} as const
