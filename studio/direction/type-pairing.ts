import type { AdStyle, Typography } from '#contract/choices.ts'
import type { Face } from '../type/faces.ts'
import type { TypePairing } from './direction.ts'

/** The person's typography chooses the letters, the style how they are set; every second campaign has the style's other headline face. */
export function pairType(style: AdStyle, typography: Typography, campaignSeed = 0): TypePairing {
  const text = TEXT_FACES[typography][style] ?? TEXT_FACES[typography].default
  const other = (campaignSeed * Math.sqrt(5)) % 1 > 0.5 ? SECOND[typography]?.[style] : undefined
  return { ...text, uppercase: false, ...(other ?? DISPLAY[typography][style]) }
}

type TextFaces = Pick<TypePairing, 'text' | 'textStrong' | 'price'>
type DisplayFace = Pick<TypePairing, 'display' | 'displayTracking' | 'displayLeading'> & Partial<TypePairing>

const hanken = (weight: number): Face => ({ family: 'hanken-grotesk', weight })
const instrument = (weight: number): Face => ({ family: 'instrument-sans', weight })
const archivo = (weight: number, width = 100): Face => ({ family: 'archivo', weight, width })
const fredoka = (weight: number): Face => ({ family: 'fredoka', weight })
const cormorant = (weight: number): Face => ({ family: 'cormorant', weight })
const playfair = (weight: number): Face => ({ family: 'playfair-display', weight })
/** Its cut for the largest sizes has hairlines that break, and hardly any space between words. */
const fraunces = (weight: number, opticalSize = 72): Face => ({ family: 'fraunces', weight, opticalSize })
const mono = (weight: number): Face => ({ family: 'jetbrains-mono', weight })
const bricolage = (weight: number, width = 88): Face => ({
  family: 'bricolage-grotesque',
  weight,
  width,
  opticalSize: 96,
})
const anton: Face = { family: 'anton', weight: 400 }
const titan: Face = { family: 'titan-one', weight: 400 }

const HANKEN_TEXT: TextFaces = { text: hanken(450), textStrong: hanken(600), price: hanken(600) }

const TEXT_FACES: Record<Typography, Partial<Record<AdStyle, TextFaces>> & { default: TextFaces }> = {
  modern: {
    default: HANKEN_TEXT,
    bold: { text: archivo(500), textStrong: archivo(800), price: anton },
    luxury: { text: hanken(400), textStrong: hanken(500), price: hanken(400) },
    playful: { text: fredoka(500), textStrong: fredoka(600), price: titan },
    corporate: { text: instrument(500), textStrong: instrument(600), price: instrument(600) },
    modern: { text: hanken(500), textStrong: hanken(700), price: bricolage(700) },
  },
  classic: {
    default: { ...HANKEN_TEXT, price: fraunces(500) },
    bold: { text: archivo(500), textStrong: archivo(700), price: playfair(900) },
    luxury: { text: cormorant(600), textStrong: hanken(500), price: cormorant(600) },
    playful: { text: fredoka(500), textStrong: fredoka(600), price: fraunces(800, 36) },
    modern: { text: hanken(500), textStrong: hanken(700), price: playfair(700) },
  },
  mono: {
    default: { text: hanken(450), textStrong: mono(600), price: mono(600) },
    bold: { text: archivo(500), textStrong: mono(800), price: mono(800) },
    luxury: { text: mono(400), textStrong: mono(500), price: mono(400) },
    playful: { text: fredoka(500), textStrong: mono(700), price: mono(800) },
  },
}

const DISPLAY: Record<Typography, Record<AdStyle, DisplayFace>> = {
  modern: {
    clean: { display: hanken(600), displayTracking: -0.038, displayLeading: 0.99 },
    bold: { display: anton, displayTracking: -0.012, displayLeading: 1.02, uppercase: true },
    luxury: { display: hanken(300), displayTracking: -0.03, displayLeading: 1.02 },
    playful: { display: titan, displayTracking: -0.005, displayLeading: 0.98 },
    corporate: { display: instrument(600), displayTracking: -0.035, displayLeading: 1.02 },
    modern: { display: bricolage(700), displayTracking: -0.035, displayLeading: 0.88 },
  },
  classic: {
    clean: { display: fraunces(450), displayTracking: -0.02, displayLeading: 1.02 },
    bold: { display: playfair(900), displayTracking: -0.02, displayLeading: 0.96 },
    luxury: { display: cormorant(500), displayTracking: -0.03, displayLeading: 0.9 },
    playful: { display: fraunces(900), displayTracking: -0.015, displayLeading: 0.96 },
    corporate: { display: fraunces(600), displayTracking: -0.02, displayLeading: 1.04 },
    modern: { display: playfair(700), displayTracking: -0.03, displayLeading: 0.96 },
  },
  mono: {
    clean: { display: mono(500), displayTracking: -0.06, displayLeading: 1.06 },
    bold: { display: mono(800), displayTracking: -0.07, displayLeading: 1.0, uppercase: true },
    luxury: { display: mono(300), displayTracking: -0.06, displayLeading: 1.1 },
    playful: { display: mono(800), displayTracking: -0.07, displayLeading: 1.02 },
    corporate: { display: mono(600), displayTracking: -0.06, displayLeading: 1.08 },
    modern: { display: mono(700), displayTracking: -0.07, displayLeading: 1.0 },
  },
}

/** As much the style's own, and as large for its words. */
const SECOND: Partial<Record<Typography, Partial<Record<AdStyle, DisplayFace>>>> = {
  modern: {
    clean: { display: bricolage(500, 96), displayTracking: -0.025, displayLeading: 0.98 },
    bold: { display: archivo(900, 84), displayTracking: -0.035, displayLeading: 0.94, uppercase: true },
    luxury: { display: instrument(400), displayTracking: 0.04, displayLeading: 1.1, uppercase: true },
    playful: { display: fredoka(700), displayTracking: -0.02, displayLeading: 0.98 },
    corporate: { display: archivo(650), displayTracking: -0.035, displayLeading: 1 },
    modern: { display: archivo(750, 112), displayTracking: -0.045, displayLeading: 0.94 },
  },
  classic: {
    clean: { display: playfair(500), displayTracking: -0.025, displayLeading: 1.04 },
    bold: { display: fraunces(900), displayTracking: -0.015, displayLeading: 0.96 },
    luxury: { display: playfair(400), displayTracking: -0.02, displayLeading: 1 },
    corporate: { display: playfair(600), displayTracking: -0.02, displayLeading: 1.06 },
    modern: { display: fraunces(500), displayTracking: -0.02, displayLeading: 0.96 },
  },
}
