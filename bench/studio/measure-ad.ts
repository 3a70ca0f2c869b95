import {
  type Ad,
  type Layout,
  isPaletteAdvised,
  type Lead,
  leadOf,
  placedBoxes,
  type StudiedPhoto,
  type Typesetter,
} from '#studio/index.ts'
import { measureBalance } from './measures/balance.ts'
import { calmArea } from './measures/calm-area.ts'
import { colorfulness } from './measures/colorfulness.ts'
import { edgeDensity } from './measures/edge-density.ts'
import { measureShownInk, type ShownInk } from './measures/ink-shown.ts'
import { momentsOf } from './measures/moments.ts'
import { type GroundColor, groundColors } from './measures/ground-colors.ts'
import { chosenColors, chosenHueShare, paletteFidelity } from './measures/palette-fidelity.ts'
import { decodePicture, grayOf, type MeasuredPicture } from './measures/picture.ts'
import { alignment, countWords, meanOverlap, textShare } from './measures/placed-boxes.ts'
import { placeMatte } from './measures/placed-matte.ts'
import { productUnderText } from './measures/product-cover.ts'
import { measureFidelity, type ProductFidelity } from './measures/product-fidelity.ts'
import { findRunInks } from './measures/run-ink.ts'
import { findSafeZoneFaults } from './measures/safe-zone.ts'
import { scaleToArea } from './measures/scale-to-area.ts'
import { measureContrasts, type RunContrast } from './measures/text-contrast.ts'
import { findTextFaults } from './measures/texts-exact.ts'
import type { PlannedAd } from './plan-ads.ts'

export interface LookFigures {
  deviation: number
  edges: number
  color: number
  symmetry: number
  massOffset: number
  calm: number
  textShare: number
  words: number
  overlap: number
  alignment: number
}

/** The measurements of one finished ad. Plain data: it comes from another process. */
export interface AdMeasures {
  family: string
  treatment: 'cutout' | 'multiply' | 'whole' | 'none'
  bytes: number
  /** Deviations of the file's size and type from the format's. */
  fileFaults: string[]
  errors: string[]
  textFaults: string[]
  contrasts: RunContrast[]
  shownInk: ShownInk[]
  safeZoneFaults: string[]
  /** Share of the product. */
  underText: number
  product: ProductFidelity | undefined
  /**
   * Share of the ground in the ad's own color roles, in the colors that the user picked, and in a hue that they picked.
   */
  palette: { ofPalette: number | undefined; ofChosen: number | undefined; ofHue: number | undefined }
  /**
   * Lead of the color picked first: on the ground, or by the report if a photo leaves none. Undefined for a palette that
   * is our own advice, which yields to what the photo shows.
   */
  lead: Lead | undefined
  look: LookFigures
}

/** Measures the finished file and the layout, by other means than the inspection's. */
export async function measureAd(
  planned: PlannedAd,
  { jpeg, layout, report }: Ad,
  photos: readonly StudiedPhoto[],
  typesetter: Typesetter,
): Promise<AdMeasures> {
  const picture = await decodePicture(jpeg)
  const inks = findRunInks(layout, typesetter)
  const matte = placeMatte(layout, photos)
  const ground = groundColors(layout, picture, matte)
  const { chosenColor } = layout.direction
  return {
    family: layout.family,
    treatment: matte?.kind ?? 'none',
    bytes: jpeg.byteLength,
    fileFaults: findFileFaults(layout, picture, jpeg),
    errors: report.findings.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    textFaults: findTextFaults(layout, planned.fields, inks),
    contrasts: measureContrasts(layout, picture, inks, matte),
    shownInk: measureShownInk(picture, inks),
    safeZoneFaults: findSafeZoneFaults(layout, inks, matte),
    underText: productUnderText(layout, inks, matte),
    product: await measureFidelity({ jpeg, layout, report }, picture, photos, matte),
    palette: measurePalette(planned, layout, ground),
    lead: isPaletteAdvised(planned.fields, photos[0]!.study)
      ? undefined
      : chosenColor && ground.length > 0
        ? leadOf(ground, chosenColor)
        : report.chosenColor,
    look: measureLook(picture, layout),
  }
}

/** The first bytes of every JPEG. */
const JPEG_START = [0xff, 0xd8, 0xff]

function findFileFaults({ widthPx, heightPx }: Layout, picture: MeasuredPicture, jpeg: Uint8Array): string[] {
  const faults: string[] = []
  if (JPEG_START.some((byte, index) => jpeg[index] !== byte)) faults.push('is no JPEG')
  if (picture.widthPx !== widthPx || picture.heightPx !== heightPx) {
    faults.push(`has ${picture.widthPx} x ${picture.heightPx} px where ${widthPx} x ${heightPx} are wanted`)
  }
  return faults
}

function measurePalette({ fields }: PlannedAd, layout: Layout, ground: readonly GroundColor[]): AdMeasures['palette'] {
  const chosen = chosenColors(fields)
  return {
    ofPalette: paletteFidelity(ground, [...Object.values(layout.direction.colors), ...chosen]),
    ofChosen: paletteFidelity(ground, chosen),
    ofHue: chosenHueShare(ground, chosen),
  }
}

function measureLook(picture: MeasuredPicture, layout: Layout): LookFigures {
  const small = scaleToArea(picture)
  const grey = grayOf(small)
  const boxes = placedBoxes(layout)
  return {
    deviation: momentsOf(grey.data).deviation,
    edges: edgeDensity(grey),
    color: colorfulness(small),
    ...measureBalance(grey),
    calm: calmArea(grey),
    textShare: textShare(layout),
    words: countWords(layout),
    overlap: meanOverlap(boxes),
    alignment: alignment(boxes, layout),
  }
}
