import type { AdFormat } from '#contract/sizes.ts'
import type { Dials } from '#contract/dials.ts'
import type { Box } from '#contract/report.ts'
import type { Direction, FamilyId } from '../direction/direction.ts'
import type { Face } from '../type/faces.ts'
import type { Treatment } from './treatment.ts'

/**
 * An ad as data: everything that paint needs beside the photos and the fonts, and everything that a later change of a word
 * needs beside this. Stored with the variant, so it is plain JSON, and read again by readStoredLayout alone. Lengths are
 * canvas pixels, angles degrees clockwise.
 */
export interface Layout {
  version: 2
  format: AdFormat
  widthPx: number
  heightPx: number
  seed: number
  family: FamilyId
  /** Which of the family's candidates this is. */
  candidate: number
  direction: Direction
  /** The direction's dials as far as this picture has room for them; left out where it has room for all. */
  dialed?: Dials
  /** Set where a person chose another photo as the hero, or to show it whole: `hero` counts the ad's photos from 0. */
  shown?: { hero: number; whole: boolean }
  /** How the ad shows its hero, which this picture may have no room for; left out where it was not told. */
  treatment?: Treatment
  /** Set where it is a copy, and its words found no room in the composition of the picture that it was made from. */
  composedAnew?: true
  /** Set where it shows a photo that AI made, or a part of it. */
  synthetic?: true
  /** Painted in this order. */
  layers: Layer[]
}

/** The set is the place that the rest stands in. These names stay: what was composed as the price is the price for ever. */
export type Part = TextRole | 'offer' | 'logo' | 'product' | 'companion' | 'set'

/** Each says which part it belongs to; while it is composed it may be left to nameParts. */
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
  /** Its corners are mitred, or round where it says so. */
  stroke?: { color: string; widthPx: number; isRound?: true }
  opacity?: number
  blend?: Blend
  /** Painted small and scaled up: a blur at full size costs more than the rest of the ad. */
  blurPx?: number
  clip?: Shape
  /** Drawn in the color of its part's words (an arrow, a rule): when their ink is mended, so is the shape. */
  isInk?: true
  /** A sign that keeps its form where the ad runs from right to left: a tick is a tick. */
  isSign?: boolean
  /** A line of a ruled sheet: no field ends at it, and sides are not swapped on a sheet, which begins at its own edge. */
  isRule?: true
  /** Behind a product whose edge is clean on such a ground alone: no color of anybody's choosing may take its place. */
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

/** What a wall, a floor or a slab is made of: its own light and shade over the colors that lie there already. */
export interface MaterialLayer {
  kind: 'material'
  material: Material
  box: Box
  /** Length of one tile across and down, in pixels: a floor seen from the front is squeezed. */
  tilePx: Point
  strength: number
  /** On dark colors, where soft light shows next to nothing. */
  blend: 'soft-light' | 'overlay' | 'hard-light'
  /** What is left of its strength behind words and close about them; all of it where this is left out. */
  quiet?: number
  /** The lines that it steps back behind, where words were changed since and it stays as it was; else those of the layout's words. */
  hushed?: Box[]
  /** Only inside this shape. */
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
  /** Where the first ray begins. */
  rotation: number
  reachPx: number
  color: string
  opacity: number
}

/** A palm leaf by its stem: where it starts, where it points, and how far it bends on its way (shares of its length). */
export type Frond = { base: Point; angle: number; lengthPx: number; bend: number }

/** The soft shadow of leaves that are out of the picture, multiplied. */
export type FoliageLayer = { kind: 'foliage'; fronds: Frond[]; color: string; blurPx: number; opacity: number }

/** About the middle of its upper face; with a rim, a band of that metal along its front edge. */
export type PlinthStep = { center: Point; rx: number; ry: number; height: number; color: string; rim?: string }

/** Round steps for a product to stand on, from the lowest up, each standing on the face of the one below. */
export interface PlinthLayer {
  kind: 'plinth'
  steps: PlinthStep[]
  /** Which side the light comes from: -1 left, 1 right. */
  light: -1 | 1
  shadow: string
  shadowOpacity: number
  /** How far the shades of the side lie apart, in OKLCH lightness. */
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
  /** Soft light where it is left out. */
  blend?: 'soft-light' | 'screen'
}

/** A frosted bar: what lies behind it blurred, then a tint. */
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

/** Where the product is: the unrotated box of its trimmed picture, turned about its centre, and the room that it was given. */
export type Placement = { box: Box; rotation: number; zone?: Box }

interface Standing {
  /** Whose picture it is made of, as an index into the ad's photos; left out, the hero's. */
  photo?: number
  placement: Placement
}

/** Two ellipses under the base; or the silhouette, offset or laid on the floor away from the light. In shares of the product's height. */
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
  /** In source pixels; has the aspect ratio of `box`. */
  crop: Box
  box: Box
  radius: number
  /** The crop for the same composition the other way round, where what it shows must be clear of the other side. */
  cropMirrored?: Box
  /** The form in which it is shown; the box holds it. */
  clip?: Shape
  /** Over so many pixels from a side the photo fades into what lies under it. */
  fade?: { top?: number; right?: number; bottom?: number; left?: number }
  /** A plain ground is tinted as a backdrop's, `over` from the photo's corner; the product, in source pixels, stays as it is. */
  tint?: Pick<BackdropLayer, 'ground' | 'open' | 'reach' | 'over'> & { product: Box }
}

/** A photo on a plain ground, whole, its ground drawn out to the canvas's edges: one seamless studio at any size. */
export interface BackdropLayer {
  kind: 'backdrop'
  photo: number
  /** Where the whole photo lies; it may reach beyond the canvas. */
  box: Box
  /** The product: its pixels stay the photo's. */
  keep: Box
  /** Sides at which the product leaves the photo. */
  open: ('top' | 'right' | 'bottom' | 'left')[]
  /** With the distance from the product the photo's ground turns into this, wholly from `reach` (pixels) on. */
  ground: Pick<MeshLayer, 'base' | 'blobs'>
  reach: number
  /** Light and lines of the style that come up with its colors, and never on the product. */
  over?: (WindowLightLayer | MaterialLayer | RaysLayer)[]
}

/** A place that an image model painted, over the whole canvas. Its pixels are kept beside the layout. */
export interface SceneLayer {
  kind: 'scene'
  /** Lifted (up to 1) or darkened (down to -1) by this share, to where the product's light is. */
  exposure: number
  /** The side from which the product is lit. */
  light?: 'left' | 'right'
}

/** In whole pixels, its own are kept beside the layout; the corners are rounded of one that keeps its own ground. */
export type LogoLayer = { kind: 'logo'; box: Box; radius: number }

type MessageRole = 'headline' | 'name' | 'support' | 'proof'
type OfferRole = 'price' | 'old-price' | 'badge'
export type TextRole = MessageRole | OfferRole | 'call-to-action' | 'web-address' | 'legal-line'

/** Relative to the layer's origin: where the pen is at its first glyph, and its ink. */
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
  /** Where the lines' origin lies, and the union of their ink boxes in canvas pixels before rotation. */
  x: number
  y: number
  box: Box
  /** About the centre of `box`. */
  rotation: number
  /** A line through the ink, for an old price. */
  strike?: boolean
  direction: 'ltr' | 'rtl'
  language: string
  /** Set when this text may lie behind the product, as far as its letters stay visible (docs/studio.md). */
  behindProduct?: boolean
}
