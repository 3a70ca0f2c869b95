import { writeOklab } from '../../color/oklab.ts'
import { compareToGround } from './compare-to-ground.ts'
import { fitGround, type GroundModel } from './ground-model.ts'
import type { PhotoKind } from '../photo-study.ts'
import type { Pixels } from '../pixels/pixels.ts'
import type { GroundScene } from '../cut-out/subject-parts.ts'

/** A plain ground, and the picture compared with it. */
export interface PlainGround {
  model: GroundModel
  kind: PhotoKind
  scene: GroundScene
  /** A photo that is divided by the ground keeps its colors. */
  isPaper: boolean
}

/** Returns undefined if the ground is not plain. */
export function readPlainGround(working: Pixels): PlainGround | undefined {
  const model = fitGround(working)
  if (!model) return undefined
  const { lightness, chroma } = measureGround(model)
  const comparison = compareToGround(working, model)
  return {
    model,
    kind: nameGround(lightness, chroma),
    scene: { comparison, noise: model.noise, colored: chroma > COLORED_CHROMA, white: lightness > WHITE_GROUND },
    isPaper: lightness >= LIGHT_GROUND && chroma < NEUTRAL_CHROMA,
  }
}

/** The divided photo keeps its colors on a ground that is lighter and less colorful than this. */
const LIGHT_GROUND = 0.8
const NEUTRAL_CHROMA = 0.03
/** About 218 of 255: the cream of a can's lettering was taken for its ground at 225. */
const WHITE_GROUND = 0.885
const COLORED_CHROMA = 0.045
const DARK_GROUND = 0.4

function nameGround(lightness: number, chroma: number): PhotoKind {
  if (chroma > COLORED_CHROMA) return 'plain-colored'
  if (lightness >= LIGHT_GROUND) return 'plain-light'
  return lightness < DARK_GROUND ? 'plain-dark' : 'plain-colored'
}

function measureGround({ mean }: GroundModel): { lightness: number; chroma: number } {
  const [r, g, b] = mean.map(Math.round) as [number, number, number]
  const lab = new Float32Array(3)
  writeOklab(r, g, b, lab, 0)
  return { lightness: lab[0]!, chroma: Math.hypot(lab[1]!, lab[2]!) }
}
