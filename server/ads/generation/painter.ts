import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import type { CutOut } from '#contract/pictures/image.ts'
import type { AdFormat } from '#contract/sizes.ts'
import type { ComposedPicture } from '#server/platform/db/composed-as.ts'
import type { Finding } from '#contract/ads/report.ts'
import type { Angle } from '#contract/ads/angles.ts'
import type { TrialLevel } from '#contract/ads/trials/factors.ts'
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
  ComparedPicture,
  Withheld,
} from '#studio/index.ts'
import type { Extras, ExtrasOptions } from '#server/ads/extras/extra-file.ts'
import type { FontsOfAd } from '#server/ads/brand/read-fonts.ts'

/** A stored photo. The hash of its bytes lets a painter remember what it knows of it. */
export interface Photo {
  sha256: string
  bytes: Uint8Array
  /** The stored study (images/study-file.ts). A painter studies the photo itself if this is missing or unreadable. */
  study?: Uint8Array
  /** The user's choice whether it is cut out; the studio decides if there is none. */
  cutOut?: CutOut
  /** The user's strokes over it that mend the cut-out. */
  strokes?: readonly Stroke[]
  /** True if its own metadata says that AI made it, or a part of it. */
  synthetic?: boolean
}

/** A stored logo, with its form for dark grounds if there is one. */
export interface LogoFile extends Photo {
  onDark?: Photo
}

/** An ad's picture in one format, by the family that it was stored with. */
export interface VersionFamily {
  format: AdFormat
  seed: number
  family: StoredLayout['family']
}

export interface PaintTask {
  ad: AdFields
  /** Photos in the ad's order, the hero first; at least one. */
  photos: Photo[]
  /** The inspiration images; a picture that cannot be read inspires nothing. */
  inspiration: Photo[]
  /** The logo, shown as it is or cut out from its plain ground. */
  logo?: LogoFile | undefined
  fonts?: FontsOfAd | undefined
  format: AdFormat
  seed: number
  /** Seed that chooses what the ad says; defaults to `seed`. */
  campaignSeed?: number
  /** Pictures that the ad has and had, newest first. */
  versions?: readonly VersionFamily[]
  /** Treatment of the hero in its pictures; settled by the studio if none of them shows it. */
  treatment?: Treatment | undefined
  /** The picture that it is a copy of. */
  copied?: ComposedPicture | undefined
  /** The format of the sketch that was shown before the ad's first picture, which is that sketch in its own shape. */
  sketchedIn?: AdFormat | undefined
  /** Requires exactly this composition. */
  exact?: Composed | undefined
  /** A plan that is already settled, with which the work continues. */
  plan?: AdPlan | undefined
  /** The scene that an image model painted for the plan, as large as the format, encoded. */
  scene?: Uint8Array | undefined
}

/** Request for an ad in other compositions than the current one. */
export interface LooksTask extends PaintTask {
  count: number
  /** The current picture of the format, if there is one. */
  current?: { jpeg: Uint8Array; layout: StoredLayout } | undefined
}

export interface PaintedSketch {
  seed: number
  composed: Composed
  jpeg: Uint8Array
}

/** Request for the ads of an experiment, which differ in what they lead with. */
export interface AnglesTask extends PaintTask {
  /** True if the ad has pictures, made with the task's seed. */
  isMade: boolean
  /** Seeds of the experiment's ads that already exist. */
  kept: Partial<Record<Angle, number>>
}

export type PaintedAngle = (Omit<AngleSketch, 'ad'> & { jpeg: Uint8Array }) | { angle: Angle; withheld: Withheld }

/** A finished ad that is to be changed. */
export interface RepaintTask {
  layout: StoredLayout
  changes: AdChanges
  /** Photos that it was painted from, the hero first. */
  photos: readonly Photo[]
  /** The stored scene of an ad in the family `scene`. */
  scene?: Uint8Array | undefined
  logo?: LogoFile | undefined
  /** Treatment of the new hero in the ad's other pictures; settled by the studio if none of them shows it. */
  treatment?: Treatment | undefined
  /** Current fonts of its brand. */
  fonts?: FontsOfAd | undefined
  /** Set if only words are changed: the rest stays to the pixel if that is possible, or always. */
  frozen?: 'first' | 'only' | undefined
}

/** A finished ad that is painted as it is. */
export type StoredTask = Pick<RepaintTask, 'layout' | 'photos' | 'scene' | 'logo' | 'fonts'>

/** A finished picture of which files are wanted. */
export type ExtrasTask = StoredTask & ExtrasOptions

/** Writes files of a finished picture, in this process or another, behind all that people wait for. */
export type PaintExtras = (task: ExtrasTask, options: Pick<PaintOptions, 'signal'>) => Promise<Extras>

/** Paints a finished ad once more, in this process or another: its file before it was signed, or why there is none. */
export type PaintStored = (
  task: StoredTask,
  options: Pick<PaintOptions, 'signal'> & { onBegun: () => void },
) => Promise<{ jpeg: Uint8Array } | { refused: string }>

/** The ad with the change, or one plain sentence why the change is refused. */
export type Repainted = ChangedAd | { refused: string }

export interface PaintOptions {
  signal: AbortSignal
  onStage: OnStage
  /** True for pictures of a catalogue, which run in the background of what users wait for. */
  isLowPriority?: boolean
}

/** Paints an ad, in this process or another. */
export type Paint = (task: PaintTask, options: PaintOptions) => Promise<Ad>

/** Depth of a plan: its direction, or also its layout on a scene that is still to be painted. */
export type PlanDepth = 'direction' | 'layout'

/** Plans an ad, in this process or another. */
export type PlanAd = (task: PaintTask, depth: PlanDepth, options: PaintOptions) => Promise<AdPlan>

/** Changes a finished ad, ahead of ads that wait to be painted. */
export type Repaint = (task: RepaintTask, options: Pick<PaintOptions, 'signal' | 'isLowPriority'>) => Promise<Repainted>

/** Sketches an ad's angles, in this process or another. */
export type PaintAngles = (
  task: AnglesTask,
  options: Pick<PaintOptions, 'signal'> & { onBegun: () => void },
) => Promise<PaintedAngle[]>

/** Sketches an ad's other looks, in this process or another. */
export type PaintLooks = (
  task: LooksTask,
  options: Pick<PaintOptions, 'signal'> & { onBegun: () => void },
) => Promise<PaintedSketch[]>

/** Products that are painted as the cards of one set. */
export interface CarouselTask {
  cards: { ad: AdFields; photo: Photo }[]
  /** The line over the first product, and the call to action over the last. */
  firstLine: string
  callToAction: string
  fonts?: FontsOfAd | undefined
  format: AdFormat
  seed: number
}

/** A card, or one sentence on why there is none. */
export type PaintedCard = { jpeg: Uint8Array; findings: Finding[] } | { problem: string }

/** Paints a carousel, in this process or another. */
export type PaintCarousel = (
  task: CarouselTask,
  options: Pick<PaintOptions, 'signal' | 'isLowPriority'>,
) => Promise<PaintedCard[]>

/** A finished ad of which pictures are painted that differ in single factors. */
export interface TrialTask extends Pick<RepaintTask, 'layout' | 'photos' | 'scene' | 'logo' | 'fonts'> {
  /** Levels of each picture that differ from the ad as it is. */
  pictures: readonly (readonly TrialLevel[])[]
  /** Photos that may lead instead of the hero. */
  otherHeroes: readonly Photo[]
}

/** A picture of a trial, or one sentence on why there is none. */
export type TrialPainted = ComparedPicture

/** Paints the pictures of a trial, in this process or another. */
export type PaintTrial = (
  task: TrialTask,
  options: Pick<PaintOptions, 'signal' | 'isLowPriority'>,
) => Promise<TrialPainted[]>

export interface Painters {
  paint: Paint
  plan: PlanAd
  repaint: Repaint
}

/** Returns the same painters with low priority, for the pictures of a catalogue. */
export function withLowPriority({ paint, plan, repaint }: Painters): Painters {
  return {
    paint: (task, options) => paint(task, { ...options, isLowPriority: true }),
    plan: (task, depth, options) => plan(task, depth, { ...options, isLowPriority: true }),
    repaint: (task, options) => repaint(task, { ...options, isLowPriority: true }),
  }
}
