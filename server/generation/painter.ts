import type { Stroke } from '#contract/cut-out.ts'
import type { CutOut } from '#contract/image.ts'
import type { AdFormat } from '#contract/sizes.ts'
import type { ComposedPicture } from '../db/composed-as.ts'
import type { Angle } from '#contract/angles.ts'
import type {
  Ad,
  AdChanges,
  AdFields,
  AdPlan,
  AngleSketch,
  ChangedAd,
  Composed,
  OnStage,
  StoredLayout,
  Treatment,
  Withheld,
} from '#studio/index.ts'
import type { FontsOfAd } from '../brand/read-fonts.ts'

/** A stored photo. The hash of its bytes lets a painter remember what it knows of it. */
export interface Photo {
  sha256: string
  bytes: Uint8Array
  /** Of its product, as it is kept (images/study-file.ts): a painter studies a photo itself that comes without, or with one that it cannot read. */
  study?: Uint8Array
  /** Its owner's word on whether it is cut out; the studio's own judgement where there is none. */
  cutOut?: CutOut
  /** What its owner painted over it to mend the cut-out. */
  strokes?: readonly Stroke[]
  /** Its own metadata says that AI made it, or a part of it. */
  synthetic?: boolean
}

/** A stored logo, with its form for dark grounds where there is one. */
export interface LogoFile extends Photo {
  onDark?: Photo
}

/** An ad's picture in one format, by the family that it was stored with. */
export interface Version {
  format: AdFormat
  seed: number
  family: StoredLayout['family']
}

export interface PaintTask {
  ad: AdFields
  /** In the ad's order, the hero first; at least one. */
  photos: Photo[]
  /** The inspiration images; a picture that cannot be read inspires nothing. */
  inspiration: Photo[]
  /** Shown as it is, or cut out from its plain ground. */
  logo?: LogoFile | undefined
  fonts?: FontsOfAd | undefined
  format: AdFormat
  seed: number
  /** Chooses what the ad says; the seed where it is left out. */
  campaignSeed?: number
  /** What the ad has and had, newest first. */
  versions?: readonly Version[]
  /** How its pictures show the hero; settled by the studio where none of them does. */
  treatment?: Treatment | undefined
  /** The picture that it is a copy of. */
  copied?: ComposedPicture | undefined
  /** The ad's first picture: it is what a sketch in this format has shown, in the shape of its own. */
  sketchedIn?: AdFormat | undefined
  /** Composed like this or not at all. */
  exact?: Composed | undefined
  /** What is settled of it already: whoever works on it goes on from there. */
  plan?: AdPlan | undefined
  /** The place that an image model painted for the plan, as large as the format, encoded. */
  scene?: Uint8Array | undefined
}

/** An ad in other compositions than the one that stands. */
export interface LooksTask extends PaintTask {
  count: number
  /** The picture of the format that stands, if there is one. */
  current?: { jpeg: Uint8Array; layout: StoredLayout } | undefined
}

export interface PaintedLook {
  seed: number
  composed: Composed
  jpeg: Uint8Array
}

/** Ads that test something against each other, by what they lead with. */
export interface AnglesTask extends PaintTask {
  /** The ad has pictures, of the task's seed. */
  isMade: boolean
  /** Seeds of the ads of its test that there are already. */
  kept: Partial<Record<Angle, number>>
}

export type PaintedAngle = (Omit<AngleSketch, 'ad'> & { jpeg: Uint8Array }) | { angle: Angle; withheld: Withheld }

/** A finished ad that is to be changed. */
export interface RepaintTask {
  layout: StoredLayout
  changes: AdChanges
  /** Those that it was painted from, the hero first. */
  photos: readonly Photo[]
  /** Of an ad in the family `scene`, as it was kept. */
  scene?: Uint8Array | undefined
  logo?: LogoFile | undefined
  /** How the ad's other pictures show the photo that is to lead; settled by the studio where none of them does. */
  treatment?: Treatment | undefined
  /** Those of its brand by now. */
  fonts?: FontsOfAd | undefined
  /** Only words are changed: the rest stays to the pixel where that can be, or always. */
  frozen?: 'first' | 'only' | undefined
}

/** The ad with the change, or one plain sentence why it cannot take it. */
export type Repainted = ChangedAd | { refused: string }

export interface PaintOptions {
  signal: AbortSignal
  onStage: OnStage
  /** Of a catalogue, which waits behind what somebody is looking at. */
  isBehind?: boolean
}

/** Paints an ad, wherever that happens. */
export type Paint = (task: PaintTask, options: PaintOptions) => Promise<Ad>

/** Its direction, or also its layout on a scene that is still to be painted. */
export type PlanDepth = 'direction' | 'layout'

/** Plans an ad, wherever that happens. */
export type Plan = (task: PaintTask, depth: PlanDepth, options: PaintOptions) => Promise<AdPlan>

/** Changes a finished ad, ahead of ads that wait to be painted. */
export type Repaint = (task: RepaintTask, options: Pick<PaintOptions, 'signal' | 'isBehind'>) => Promise<Repainted>

/** Sketches an ad's angles, wherever that happens. */
export type PaintAngles = (
  task: AnglesTask,
  options: Pick<PaintOptions, 'signal'> & { onBegun: () => void },
) => Promise<PaintedAngle[]>

/** Sketches an ad's other looks, wherever that happens. */
export type PaintLooks = (
  task: LooksTask,
  options: Pick<PaintOptions, 'signal'> & { onBegun: () => void },
) => Promise<PaintedLook[]>

export interface Painters {
  paint: Paint
  plan: Plan
  repaint: Repaint
}

/** The same painters for the pictures of a catalogue. */
export function behind({ paint, plan, repaint }: Painters): Painters {
  return {
    paint: (task, options) => paint(task, { ...options, isBehind: true }),
    plan: (task, depth, options) => plan(task, depth, { ...options, isBehind: true }),
    repaint: (task, options) => repaint(task, { ...options, isBehind: true }),
  }
}
