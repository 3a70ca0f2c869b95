import type { FamilyId } from '#studio/direction/direction.ts'
import type { Layout } from '#studio/layers/layout.ts'

/**
 * Names the surroundings of an ad's product, as anyone would describe the ad without its words: compositions in the
 * same surroundings are of one scene, whatever their families. Only tests and benchmarks of variety use it.
 */
export function sceneOf({
  family,
  layers,
  direction: { style },
}: Pick<Layout, 'family' | 'layers' | 'direction'>): string {
  const has = (kind: string) =>
    layers.some((layer) => layer.kind === kind || ('material' in layer && layer.material === kind))
  const slab = has('drape') ? 'velvet' : has('marble') ? 'stone slab' : 'studio sweep'
  if (family === 'pool') return slab
  if (family === 'bar') return has('photo') ? 'the photo itself' : 'studio of the photo'
  if (family === 'giant') return has('window-light') ? SCENES.window : style === 'corporate' ? SCENES.panel : slab
  if (family !== 'centre') return SCENES[family]
  const byStyle = {
    luxury: slab,
    modern: 'neon rings',
    corporate: 'folded paper',
    bold: 'starburst',
    playful: 'starburst',
  }
  return style === 'clean' ? (has('foliage') ? 'daylight through leaves' : 'color field') : byStyle[style]
}

const SCENES: Record<Exclude<FamilyId, 'pool' | 'bar' | 'giant' | 'centre'>, string> = {
  window: 'window daylight',
  panel: 'color planes',
  'type-break': 'halftone',
  nebula: 'gradient mesh',
  blocks: 'confetti',
  podium: 'podium',
  sunburst: 'starburst',
  orb: 'ball of light',
  'full-bleed': 'the photo itself',
  backdrop: 'studio of the photo',
  fade: 'the photo itself',
  split: 'the photo itself',
  column: 'the photo itself',
  paper: 'paper',
  scene: 'painted place',
  near: 'color field',
  rhythm: 'bays of color',
  seam: 'two worlds',
  breakout: 'a frame',
  tag: 'a price tag',
  spotlight: 'a stage',
  echo: 'rings of its outline',
  crowd: 'a pattern of its outline',
  flood: 'one color',
  answer: 'a field that points',
  plain: 'color field',
}
