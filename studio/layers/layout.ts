import type { AdFormat } from '#contract/sizes.ts'
import type { Dials } from '#contract/ads/dials.ts'
import type { Box } from '#contract/ads/report.ts'
import type { Direction, FamilyId } from '../direction/direction.ts'
import type { Face } from '../type/faces.ts'
import type { Treatment } from './treatment.ts'

/**
 * An ad as data: everything that paint needs beside the photos and the fonts, and everything that a later change of a
 * word needs beside this. It is stored with the variant, so it is plain JSON, and read again by readStoredLayout alone.
 * Lengths are canvas pixels, angles degrees clockwise.
 */
export interface Layout {
  version: 2
  format: AdFormat
  widthPx: number
  heightPx: number
  seed: number
  family: FamilyId
  /** Number of this candidate among the family's. */
  candidate: number
  direction: Direction
  /** The direction's dials as far as this picture has room for them; left out where it has room for all. */
  dialed?: Dials
  /** Set if the user chose another photo as the hero, or to show it whole: `hero` counts the ad's photos from 0. */
  shown?: { hero: number; whole: boolean }
  /** Treatment that was asked for the hero, which this picture may have no room for. Left out if none was asked for. */
  treatment?: Treatment
  /** Set if this is a copy whose words found no room in the composition of the picture that it was made from. */
  composedAnew?: true
  /** Set if it shows a photo that AI made, or a part of it. */
  synthetic?: true
  /** Layers in the order in which they are painted. */
  layers: Layer[]
}

/**
 * The part that a layer belongs to. The set is the place that the rest stands in. These names stay: what was composed
 * as the price is the price for ever.
 */
export type Part = TextRole | 'offer' | 'logo' | 'product' | 'companion' | 'set'

/** A layer names the part that it belongs to. While it is composed, that may be left to nameParts. */
export type Layer = { part?: Part } & (ShapeLayer | LightLayer | SceneryLayer | PictureLayer | LogoLayer | TextLayer)

type LightLayer = MeshLayer | GrainLayer | WindowLightLayer | GlassLayer | RaysLayer
type SceneryLayer = SceneLayer | MaterialLayer | HalftoneLayer | ConfettiLayer | FoliageLayer | PlinthLayer
type PictureLayer = PhotoLayer | BackdropLayer | StandingLayer

/** A cut-out, or what belongs under one. */
export type StandingLayer = ProductLayer | ProductShadowLayer | ReflectionLayer

export type Fill =
  | { type: 'solid'; color: string }
  | { type: 'linear'; from: Point; to: Point; stops: Stop[] }
  | { type: 'radial'; center: Point; radius: number; stops: Stop[] }

export type Point = [x: number, y: number]
export type Stop = [offset: number, color: string]

export type Shape =
  | { type: 'rect'; box: Box; radius?: number }
  | { type: 'ellipse'; center: Point; rx: number; ry: number }
  | { type: 'polygon'; points: Point[] }
  /** A door: the upper end is half a circle. */
  | { type: 'arch'; box: Box }
  /** A star burst (sharp) or a scallop (round): `inner` is the share of the radius between the lobes. */
  | { type: 'burst'; center: Point; radius: number; inner: number; points: number; rotation: number; round: boolean }
  /** Smooth through the points, then closed along one edge of the canvas. */
  | { type: 'wave'; points: Point[]; closeTo: 'bottom' | 'right' | 'left' | 'top' }

export type Blend = 'source-over' | 'multiply' | 'screen' | 'soft-light' | 'overlay'

export interface ShapeLayer {
  kind: 'shape'
  shape: Shape
  fill?: Fill
  /** Line along the shape. Its corners are mitred, or round if it is marked so. */
  stroke?: { color: string; widthPx: number; isRound?: true }
  opacity?: number
  blend?: Blend
  /** Blur in pixels, painted small and scaled up: a blur at full size costs more than the rest of the ad. */
  blurPx?: number
  clip?: Shape
  /**
   * Marks what is drawn in the color of its part's words (an arrow, a rule): when their ink is mended, so is the shape.
   */
  isInk?: true
  /** Marks a sign that keeps its form where the ad runs from right to left: a tick is a tick. */
  isSign?: boolean
  /**
   * Marks a line of a ruled sheet. No field ends at it, and sides are not swapped on a sheet, which begins at its own
   * edge.
   */
  isRule?: true
  /**
   * Marks the plate behind a product whose edge is clean on such a ground alone. No color that the user chooses may
   * take its place.
   */
  isPlate?: true
}

/** Soft blobs of light on a base, computed small and scaled up. Positions and radii in shares of the canvas. */
export interface MeshLayer {
  kind: 'mesh'
  base: string
  blobs: { x: number; y: number; rx: number; ry: number; color: string }[]
}

export type GrainLayer = { kind: 'grain'; strength: number; blend: 'soft-light' | 'overlay' }

export type Material =
  | 'plaster'
  | 'marble'
  | 'wood'
  | 'drape'
  | 'tiles'
  | 'flutes'
  | 'reeds'
  | 'terrazzo'
  | 'checks'
  | 'dots'
  | 'linen'
  | 'grid'
  | 'stripes'

/** The material of a wall, a floor or a slab: its own light and shade over the colors that lie there already. */
export interface MaterialLayer {
  kind: 'material'
  material: Material
  box: Box
  /** Length of one tile across and down, in pixels: a floor seen from the front is squeezed. */
  tilePx: Point
  strength: number
  /** Blend of the material. Soft light shows next to nothing on dark colors, so those take another one. */
  blend: 'soft-light' | 'overlay' | 'hard-light'
  /** Share of the strength that is left behind words and close about them. All of it is left if this is left out. */
  quiet?: number
  /**
   * Lines that the material steps back behind, if words were changed since and it stayed as it was. Left out, those are
   * the lines of the layout's words.
   */
  hushed?: Box[]
  /** Shape outside of which the material is not painted. */
  clip?: Shape
}

/** Dots that grow from the line through `edge` towards its upper side over `fadePx`. */
export interface HalftoneLayer {
  kind: 'halftone'
  color: string
  stepPx: number
  edge: [Point, Point]
  fadePx: number
  opacity: number
  clip?: Shape
}

/** Wedges of light from one point, as many again left out between them; `reachPx` is where they have faded away. */
export interface RaysLayer {
  kind: 'rays'
  center: Point
  count: number
  /** Angle at which the first ray begins. */
  rotation: number
  reachPx: number
  color: string
  opacity: number
}

/** A palm leaf by its stem: its start, its direction, and how far it bends on its way (shares of its length). */
export type Frond = { base: Point; angle: number; lengthPx: number; bend: number }

/** The soft shadow of leaves that are out of the picture, multiplied. */
export type FoliageLayer = { kind: 'foliage'; fronds: Frond[]; color: string; blurPx: number; opacity: number }

/** A step, by the middle of its upper face. With `rim`, a band of that metal runs along its front edge. */
export type PlinthStep = { center: Point; rx: number; ry: number; height: number; color: string; rim?: string }

/** Round steps for a product to stand on, from the lowest up, each standing on the face of the one below. */
export interface PlinthLayer {
  kind: 'plinth'
  steps: PlinthStep[]
  /** Side that the light comes from: -1 left, 1 right. */
  light: -1 | 1
  shadow: string
  shadowOpacity: number
  /** Distance between the shades of the side, in OKLCH lightness. */
  depth: number
}

/** A sheared window's light on the wall. */
export interface WindowLightLayer {
  kind: 'window-light'
  box: Box
  columns: number
  rows: number
  shear: number
  blurPx: number
  opacity: number
  /** Blend of the light: soft light if it is left out. */
  blend?: 'soft-light' | 'screen'
}

/** A frosted bar: what lies behind it is blurred, then tinted. */
export type GlassLayer = { kind: 'glass'; box: Box; radius: number; tint: string; tintOpacity: number }

/** Short strokes scattered over the area by the seed, kept out of the given boxes. */
export interface ConfettiLayer {
  kind: 'confetti'
  colors: string[]
  count: number
  strokePx: number
  area: Box
  keepOut: Box[]
}

/**
 * The place of a product: the unrotated box of its trimmed picture, its turn about the box's center, and the room that
 * it was given.
 */
export type Placement = { box: Box; rotation: number; zone?: Box }

interface Standing {
  /** Index of the photo that it is made of, among the ad's photos. Left out, it is the hero's. */
  photo?: number
  placement: Placement
}

/**
 * Shadow of a product: two ellipses under the base, or the silhouette, offset or laid on the floor away from the light.
 * Lengths are shares of the product's height.
 */
export type ProductShadowLayer = Standing & { kind: 'product-shadow'; color: string; opacity: number } & (
    | { style: 'contact' }
    | { style: 'drop'; dx: number; dy: number; blur: number }
    | { style: 'cast'; scaleY: number; shear: number; blur: number }
  )

/** `length` is a share of the product's height. */
export type ReflectionLayer = Standing & { kind: 'reflection'; length: number; opacity: number }

export type ProductLayer = Standing & { kind: 'product'; photo: number; blend: 'source-over' | 'multiply' }

export interface PhotoLayer {
  kind: 'photo'
  photo: number
  /** Crop in source pixels, with the aspect ratio of `box`. */
  crop: Box
  box: Box
  radius: number
  /** The crop for the same composition the other way round, where what it shows must be clear of the other side. */
  cropMirrored?: Box
  /** Form in which the photo is shown. The box holds it. */
  clip?: Shape
  /** Lengths in pixels over which the photo fades from a side into what lies under it. */
  fade?: { top?: number; right?: number; bottom?: number; left?: number }
  /**
   * Tint of a plain ground, as of a backdrop's, with `over` measured from the photo's corner. The product, in source
   * pixels, stays as it is.
   */
  tint?: Pick<BackdropLayer, 'ground' | 'open' | 'reach' | 'over'> & { product: Box }
}

/**
 * A photo on a plain ground, shown whole, its ground extended to the canvas's edges: one seamless ground at any size.
 */
export interface BackdropLayer {
  kind: 'backdrop'
  photo: number
  /** Box of the whole photo. It may reach beyond the canvas. */
  box: Box
  /** Box of the product, whose pixels stay the photo's. */
  keep: Box
  /** Sides at which the product leaves the photo. */
  open: ('top' | 'right' | 'bottom' | 'left')[]
  /** The photo's ground turns into this with the distance from the product, wholly from `reach` (pixels) on. */
  ground: Pick<MeshLayer, 'base' | 'blobs'>
  reach: number
  /** Light and lines of the style that come up with its colors, and never on the product. */
  over?: (WindowLightLayer | MaterialLayer | RaysLayer)[]
}

/** A place that an image model painted, over the whole canvas. Its pixels are kept beside the layout. */
export interface SceneLayer {
  kind: 'scene'
  /** Share by which the place is lifted (up to 1) or darkened (down to -1), to where the product's light is. */
  exposure: number
  /** The side from which the product is lit. */
  light?: 'left' | 'right'
}

/**
 * A logo in whole pixels, whose own pixels are kept beside the layout. One that keeps its own ground has rounded
 * corners.
 */
export type LogoLayer = { kind: 'logo'; box: Box; radius: number }

type MessageRole = 'headline' | 'name' | 'support' | 'proof'
type OfferRole = 'price' | 'old-price' | 'badge'
export type TextRole = MessageRole | OfferRole | 'call-to-action' | 'brand-name' | 'web-address' | 'legal-line'

/** A line relative to the layer's origin: the pen at its first glyph, and its ink. */
export type TextLine = { text: string; x: number; baseline: number; inkBox: Box }

export interface TextLayer {
  kind: 'text'
  part: TextRole
  /** The words as they stand in the direction, before line breaking. */
  text: string
  lines: TextLine[]
  face: Face
  sizePx: number
  trackingEm: number
  color: string
  /** Origin of the lines, and the union of their ink boxes in canvas pixels before rotation. */
  x: number
  y: number
  box: Box
  /** Rotation in degrees about the center of `box`. */
  rotation: number
  /** A line through the ink, for an old price. */
  strike?: boolean
  direction: 'ltr' | 'rtl'
  language: string
  /** Set when this text may lie behind the product, as far as its letters stay visible (docs/studio.md). */
  behindProduct?: boolean
}
