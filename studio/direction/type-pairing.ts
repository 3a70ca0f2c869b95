import type { AdStyle, Typography } from '#contract/choices.ts'
import type { Face } from '../type/faces.ts'
import { isCalm, type AdvertisedThing, type World, worldOf } from '../brief/thing-world.ts'
import type { TypePairing } from './direction.ts'

interface PairOptions {
  campaignSeed?: number
  /** Kind and use of the ad's product; undefined if they should not choose the letters. */
  thing?: AdvertisedThing
}

/**
 * Pairs the faces of an ad. The user's typography chooses the letters, the style their setting, and the kind of product
 * the suitable faces of the style. If there are several, they alternate by campaign.
 */
export function pairType(
  style: AdStyle,
  typography: Typography,
  { campaignSeed = 0, thing }: PairOptions = {},
): TypePairing {
  const text = TEXT_FACES[typography][style] ?? TEXT_FACES[typography].default
  const faces = thing ? facesFor(style, typography, thing) : [DISPLAY[typography][style]]
  const turn = (campaignSeed * Math.sqrt(5)) % 1
  return { ...text, uppercase: false, ...faces[Math.floor(turn * faces.length)]! }
}

/** Returns the headline faces that suit a product in a style, in the user's typography. */
export function facesFor(
  style: AdStyle,
  typography: Typography,
  thing: AdvertisedThing,
): readonly [DisplayFace, ...DisplayFace[]] {
  const own = DISPLAY[typography][style]
  if (typography === 'mono') return [own]
  const worlds = WORLD_FACES[typography][style]
  return (
    (isCalm(thing) ? worlds.calm : undefined) ?? worlds[worldOf(thing)] ?? [own, SECOND[typography]?.[style] ?? own]
  )
}

type TextFaces = Pick<TypePairing, 'text' | 'textStrong' | 'price'>
type DisplayFace = Pick<TypePairing, 'display' | 'displayTracking' | 'displayLeading'> & Partial<TypePairing>

const hanken = (weight: number): Face => ({ family: 'hanken-grotesk', weight })
/** Its words, and those of Archivo and Bricolage, stand so near to each other as drawn that a line is read as one word. */
const instrument = (weight: number, wordSpace = 0.06): Face => ({ family: 'instrument-sans', weight, wordSpace })
const archivo = (weight: number, width = 100): Face => ({
  family: 'archivo',
  weight,
  width,
  wordSpace: width < 100 ? 0.1 : 0.06,
})
const fredoka = (weight: number): Face => ({ family: 'fredoka', weight })
const cormorant = (weight: number): Face => ({ family: 'cormorant', weight })
const playfair = (weight: number): Face => ({ family: 'playfair-display', weight })
/**
 * Fraunces at an optical size of 72: its cut for the largest sizes has hairlines that break, and hardly any space
 * between words.
 */
const fraunces = (weight: number, opticalSize = 72): Face => ({ family: 'fraunces', weight, opticalSize })
const mono = (weight: number): Face => ({ family: 'jetbrains-mono', weight })
const bricolage = (weight: number, width = 88): Face => ({
  family: 'bricolage-grotesque',
  weight,
  width,
  opticalSize: 96,
  wordSpace: 0.05,
})
/** The cut for the largest sizes lets figures of 20 px run together, and a price looks crossed out. */
const forFigures = (face: Face): Face => (face.family === 'bricolage-grotesque' ? { ...face, opticalSize: 36 } : face)
const anton: Face = { family: 'anton', weight: 400 }
const titan: Face = { family: 'titan-one', weight: 400 }

const HANKEN_TEXT: TextFaces = { text: hanken(450), textStrong: hanken(600), price: hanken(600) }

const TEXT_FACES: Record<Typography, Partial<Record<AdStyle, TextFaces>> & { default: TextFaces }> = {
  modern: {
    default: HANKEN_TEXT,
    bold: { text: archivo(500), textStrong: archivo(800), price: anton },
    luxury: { text: hanken(400), textStrong: hanken(500), price: hanken(400) },
    playful: { text: fredoka(500), textStrong: fredoka(600), price: titan },
    corporate: { text: instrument(500, 0.03), textStrong: instrument(600), price: instrument(600) },
    modern: { text: hanken(500), textStrong: hanken(700), price: forFigures(bricolage(700)) },
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

/** Second faces, which suit the style as well and are as large for its words. */
const MODERN_SECOND: Record<AdStyle, DisplayFace> = {
  clean: { display: bricolage(500, 96), displayTracking: -0.025, displayLeading: 0.98 },
  bold: { display: archivo(900, 84), displayTracking: -0.035, displayLeading: 0.94, uppercase: true },
  luxury: { display: instrument(400, 0.14), displayTracking: 0.04, displayLeading: 1.1, uppercase: true },
  playful: { display: fredoka(700), displayTracking: -0.02, displayLeading: 0.98 },
  corporate: { display: archivo(650), displayTracking: -0.035, displayLeading: 1 },
  modern: { display: archivo(750, 112), displayTracking: -0.045, displayLeading: 0.94 },
}

const CLASSIC_SECOND = {
  clean: { display: playfair(500), displayTracking: -0.025, displayLeading: 1.04 },
  bold: { display: fraunces(900), displayTracking: -0.015, displayLeading: 0.96 },
  luxury: { display: playfair(400), displayTracking: -0.02, displayLeading: 1 },
  corporate: { display: playfair(600), displayTracking: -0.02, displayLeading: 1.06 },
  modern: { display: fraunces(500), displayTracking: -0.02, displayLeading: 0.96 },
} satisfies Partial<Record<AdStyle, DisplayFace>>

const SECOND: Partial<Record<Typography, Partial<Record<AdStyle, DisplayFace>>>> = {
  modern: MODERN_SECOND,
  classic: CLASSIC_SECOND,
}

type WorldFaces = Partial<Record<World | 'calm', readonly [DisplayFace, ...DisplayFace[]]>>

/**
 * Returns a face with the same family for price and headline, for faces beside which the style's own price would look
 * foreign.
 */
function priced(face: DisplayFace, price: Face = forFigures(face.display)): DisplayFace {
  return { price, ...face }
}

const MODERN = DISPLAY.modern
const CLASSIC = DISPLAY.classic
const ROUND: DisplayFace = {
  display: fredoka(500),
  displayTracking: -0.015,
  displayLeading: 1,
  price: fredoka(500),
}
const WIDE: DisplayFace = { display: archivo(560, 112), displayTracking: -0.035, displayLeading: 1 }
const LIGHT: DisplayFace = { display: hanken(400), displayTracking: -0.035, displayLeading: 1.02 }
const PLAIN: DisplayFace = { display: instrument(560), displayTracking: -0.03, displayLeading: 1.02 }
/** Bold without shouting: large, round and in small letters. */
const CALM_BOLD: readonly [DisplayFace, DisplayFace] = [
  priced({ display: bricolage(700, 96), displayTracking: -0.035, displayLeading: 0.98 }),
  priced({ display: hanken(700), displayTracking: -0.04, displayLeading: 1 }),
]
const EXPANDED = priced(
  { display: archivo(850, 118), displayTracking: -0.04, displayLeading: 0.98, uppercase: true },
  archivo(800, 100),
)
const NARROW = priced({ display: bricolage(800, 78), displayTracking: -0.03, displayLeading: 0.94 })
const STRONG = priced(MODERN_SECOND.bold)
const THIN_WIDE: DisplayFace = { display: archivo(300, 112), displayTracking: -0.03, displayLeading: 1.04 }
const SOFT_TITLE = priced(MODERN_SECOND.playful)
const CHEEKY = priced({ display: bricolage(800, 90), displayTracking: -0.035, displayLeading: 0.96 })

const FIRM = priced(MODERN_SECOND.corporate)
const EVEN = priced({ display: hanken(600), displayTracking: -0.035, displayLeading: 1.02 })
const TECHNICAL = priced({ display: archivo(600, 108), displayTracking: -0.04, displayLeading: 1.02 })
const BROAD = priced(MODERN_SECOND.modern, archivo(700, 100))
const CLOSE = priced({ display: hanken(500), displayTracking: -0.045, displayLeading: 0.98 })
const OFFICE = priced({ display: instrument(650), displayTracking: -0.04, displayLeading: 1 })
const DELICATE: DisplayFace = { display: cormorant(600), displayTracking: -0.025, displayLeading: 0.96 }
const WARM = priced({ display: fraunces(350), displayTracking: -0.02, displayLeading: 1 }, fraunces(400))
const SMART = priced({ display: playfair(800), displayTracking: -0.02, displayLeading: 0.98 })
const SLENDER = priced({ display: cormorant(700), displayTracking: -0.03, displayLeading: 0.94 })
const ENGRAVED: DisplayFace = { display: cormorant(700), displayTracking: -0.02, displayLeading: 0.98 }

/** Faces of a style by the world of a thing. A world that is left out has the style's own two. */
const WORLD_FACES: Record<'modern' | 'classic', Record<AdStyle, WorldFaces>> = {
  modern: {
    clean: {
      table: [MODERN_SECOND.clean, MODERN.clean],
      care: [LIGHT, ROUND],
      home: [MODERN_SECOND.clean, LIGHT],
      fashion: [MODERN.clean, LIGHT],
      fine: [LIGHT, PLAIN],
      tech: [WIDE, PLAIN],
      'open-air': [MODERN_SECOND.clean, WIDE],
      sport: [WIDE, MODERN.clean],
      craft: [PLAIN, WIDE],
      office: [PLAIN, MODERN.clean],
      play: [ROUND, MODERN_SECOND.clean],
    },
    bold: {
      calm: CALM_BOLD,
      table: [NARROW, STRONG],
      care: CALM_BOLD,
      home: [NARROW, CALM_BOLD[1]],
      fashion: [STRONG, EXPANDED],
      fine: [EXPANDED, CALM_BOLD[1]],
      tech: [EXPANDED, STRONG],
      'open-air': [MODERN.bold, STRONG],
      sport: [MODERN.bold, EXPANDED],
      craft: [MODERN.bold, STRONG],
      office: [CALM_BOLD[1], STRONG],
      play: [NARROW, MODERN.bold],
      any: [STRONG, NARROW, MODERN.bold],
    },
    luxury: {
      table: [MODERN.luxury],
      fashion: [MODERN_SECOND.luxury, MODERN.luxury],
      fine: [MODERN_SECOND.luxury, MODERN.luxury],
      tech: [THIN_WIDE, MODERN_SECOND.luxury],
      sport: [THIN_WIDE, MODERN_SECOND.luxury],
      craft: [THIN_WIDE, MODERN.luxury],
    },
    playful: {
      calm: [SOFT_TITLE, CHEEKY],
      table: [MODERN.playful, CHEEKY],
      fashion: [CHEEKY, SOFT_TITLE],
      tech: [CHEEKY, SOFT_TITLE],
      craft: [CHEEKY, MODERN.playful],
      sport: [CHEEKY, MODERN.playful],
    },
    corporate: {
      table: [FIRM, EVEN],
      care: [EVEN],
      home: [EVEN, MODERN.corporate],
      tech: [TECHNICAL, MODERN.corporate],
    },
    modern: {
      tech: [MODERN.modern, BROAD],
      sport: [BROAD, MODERN.modern],
      care: [CLOSE],
      fine: [CLOSE],
      office: [OFFICE, BROAD],
      fashion: [MODERN.modern, CLOSE],
    },
  },
  classic: {
    clean: {
      care: [DELICATE, CLASSIC.clean],
      fine: [DELICATE, CLASSIC_SECOND.clean],
      fashion: [CLASSIC_SECOND.clean, DELICATE],
      table: [CLASSIC.clean, CLASSIC_SECOND.clean],
    },
    bold: {
      calm: [
        { display: fraunces(650), displayTracking: -0.02, displayLeading: 1, price: fraunces(650) },
        { display: playfair(700), displayTracking: -0.02, displayLeading: 1, price: playfair(700) },
      ],
    },
    luxury: {
      table: [WARM, CLASSIC_SECOND.luxury],
      craft: [WARM],
      home: [WARM, CLASSIC.luxury],
    },
    playful: {
      calm: [{ display: fraunces(700), displayTracking: -0.015, displayLeading: 0.98, price: fraunces(700) }],
      fashion: [SMART],
      fine: [SMART],
    },
    corporate: {
      fine: [ENGRAVED],
      home: [CLASSIC_SECOND.corporate, ENGRAVED],
    },
    modern: {
      fine: [SLENDER],
      care: [SLENDER, CLASSIC_SECOND.modern],
    },
  },
}
