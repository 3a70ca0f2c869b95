import { type AdStyle, COLOR_PALETTES, type ColorPalette } from '#contract/choices.ts'
import type { ColorSteering } from './color-steering.ts'
import {
  contrastRatio,
  hexToOklch,
  hueDistance,
  okDistance,
  type Oklch,
  oklchToHex,
  readableOn,
  readColor,
} from './oklch.ts'

/** The purpose of each color of an ad. All hex; the families decide where they go. */
export interface ColorRoles {
  /** The main field and its far, deeper end (a flat field looks cheap). */
  ground: string
  groundDeep: string
  /** The second field: floor, panel, block or foot plane. */
  surface: string
  surfaceDeep: string
  /** Text on the ground, softer text on the ground, text on the surface. */
  ink: string
  inkSoft: string
  onSurface: string
  /** The one accent, for the call to action, and what is written on it. */
  accent: string
  onAccent: string
  /** The offer badge and what is written on it. */
  offer: string
  onOffer: string
  /** Light behind the product, from its outer to its inner color. */
  glow: string
  glowHot: string
  /** Hue-tinted, never black. */
  shadow: string
}

/**
 * Returns the OKLCH hue of the palette's leading color, in degrees; undefined for custom colors of which none can be
 * read.
 */
export function paletteHue({ palette, customColors }: PaletteChoice): number | undefined {
  if (palette !== 'custom') return PRESET_HUES[palette]
  return seedColors({ palette, customColors }).main?.h
}

const PRESET_HUES: Record<Exclude<ColorPalette, 'custom'>, number> = {
  blue: 258,
  red: 25,
  green: 150,
  purple: 296,
  yellow: 92,
}

export interface PaletteChoice {
  palette: ColorPalette
  customColors: readonly string[]
  /** The effect of inspiration images on the palette. */
  steering?: ColorSteering
}

/** Returns the color that the user chose first, as typed or as the palette shows it. */
export function firstColor({ palette, customColors }: PaletteChoice): string | undefined {
  const colors: readonly string[] =
    palette === 'custom' ? customColors : COLOR_PALETTES.find(({ id }) => id === palette)!.colors
  return colors.find((color) => readColor(color) !== undefined)
}

/**
 * Makes the roles for one style and palette. The user's colors lead, in their order: the hue and the strength of the
 * first readable custom color are kept, the next one of another hue becomes the accent. Without a readable color the
 * palette is neutral.
 */
export function makeColorRoles(style: AdStyle, choice: PaletteChoice): ColorRoles {
  return STYLE_ROLES[style](seedColors(choice))
}

interface SeedColors {
  hue: number
  /** 1 for a full color, towards 0 for a grey one; multiplies every chroma. */
  strength: number
  main: Oklch | undefined
  second: Oklch | undefined
}

/** OKLCH of a color that has only its hue from an inspiration image: as strong as the palettes' own. */
const BESIDE = { l: 0.6, c: 0.16 }

function seedColors({ palette, customColors, steering }: PaletteChoice): SeedColors {
  const beside = steering?.beside === undefined ? undefined : { ...BESIDE, h: steering.beside }
  if (palette !== 'custom') {
    return { hue: PRESET_HUES[palette], strength: steering?.strength ?? 1, main: undefined, second: beside }
  }
  const [main, ...others] = customColors.map(readColor).filter((color) => color !== undefined)
  if (!main) return { hue: 255, strength: 0.12, main: undefined, second: undefined }
  // Beside a grey any color counts as another one.
  const second = others.find(({ c, h }) => c > COLORED && (main.c <= COLORED || hueDistance(h, main.h) > 40))
  return { hue: main.h, strength: Math.min(1, Math.max(0.1, main.c / 0.12)), main, second }
}

/** A color has a hue that a person would name from this chroma on. */
const COLORED = 0.06

const STYLE_ROLES: Record<AdStyle, (seed: SeedColors) => ColorRoles> = {
  clean({ hue, strength, main, second }) {
    const ok = tint(hue, strength)
    const own = second ? oklchToHex(0.5, Math.min(0.18, second.c), second.h) : main && asTyped(main)
    const accent = ink(own ?? ok(isYellow(hue) ? 0.48 : 0.5, 0.18), '#ffffff', 4.6)
    return {
      ground: ok(0.95, 0.036),
      // A yellow is a khaki at the lightness at which other hues are pastels.
      groundDeep: isYellow(hue) ? ok(0.85, 0.13) : ok(0.735, 0.11),
      surface: isYellow(hue) ? ok(0.87, 0.14) : ok(0.76, 0.1),
      surfaceDeep: isYellow(hue) ? ok(0.79, 0.15) : ok(0.64, 0.125),
      ink: ok(0.26, 0.06),
      inkSoft: ok(0.33, 0.055),
      onSurface: ok(0.24, 0.06),
      accent,
      onAccent: '#ffffff',
      offer: accent,
      onOffer: '#ffffff',
      glow: ok(0.985, 0.012),
      glowHot: '#fffdf5',
      shadow: ok(0.3, 0.09),
    }
  },
  bold({ hue, strength, main, second }) {
    const ok = tint(hue, strength)
    const field = main ? readableField(main, ok(0.22, 0.02)) : BOLD_FIELDS(hue)
    const fieldLight = main ? isLight(field, ok(0.22, 0.02)) : hexToOklch(field).l > 0.72
    const accentHue = second?.h ?? (isYellow(hue) ? 258 : hueDistance(hue, 92) < 45 ? 258 : 92)
    const accent = accentHue === 92 ? '#f9cd14' : second ? brightest(accentHue) : oklchToHex(0.56, 0.21, accentHue)
    return {
      ground: field,
      groundDeep: farEnd(field),
      surface: ok(0.18, 0.025),
      surfaceDeep: ok(0.13, 0.02),
      ink: fieldLight ? ok(0.17, 0.02) : '#ffffff',
      inkSoft: fieldLight ? ok(0.22, 0.02) : '#ffffff',
      onSurface: '#ffffff',
      accent: fieldLight ? field : accent,
      onAccent: textOn(fieldLight ? field : accent, hue),
      offer: accent,
      onOffer: textOn(accent, accentHue),
      glow: shift(field, 0.02, 0),
      glowHot: shift(field, 0.1, 10),
      shadow: ok(0.2, 0.06),
    }
  },
  luxury({ hue, strength, second }) {
    const pool = LUXURY_POOLS(hue)
    const ok = (l: number, c: number) => deepTone(l, c * strength, hue)
    const metal = second ? oklchToHex(0.8, Math.min(0.09, second.c), second.h) : '#dcbc85'
    return {
      ground: ok(0.165, 0.055),
      groundDeep: ok(0.09, 0.026),
      surface: ok(0.25, 0.025),
      surfaceDeep: ok(0.1, 0.015),
      ink: '#f5eee1',
      inkSoft: '#e6dccb',
      onSurface: '#f5eee1',
      accent: metal,
      onAccent: ok(0.18, 0.03),
      offer: metal,
      onOffer: ok(0.18, 0.03),
      glow: oklchToHex(0.5, 0.15 * strength, pool.outer),
      glowHot: oklchToHex(0.72, 0.15 * strength, pool.inner),
      shadow: ok(0.07, 0.02),
    }
  },
  playful({ hue, strength, main, second }) {
    // Paper and block in the chosen hue, light and deep; what is put on them is the other color. A yellow has no deep
    // tone but mud: there the other color is the block.
    const yellow = isYellow(hue)
    const deep = ({ l, c, h }: Oklch) => oklchToHex(Math.min(0.52, Math.max(0.42, l)), c, h)
    const other = second && deep({ ...second, c: Math.max(0.12, second.c) })
    const own = main ? deep({ ...main, c: Math.max(0.12 * strength, main.c) }) : oklchToHex(0.48, 0.185, hue)
    const block = yellow ? (other ?? oklchToHex(0.48, 0.185, 262)) : own
    const navy = '#1a1e56'
    // A peach of full strength is a tan: beside red it stays light.
    const peach = hueDistance(hue, 40) < 40
    const paper = (l: number, c: number) => oklchToHex(peach ? l + 0.045 : l, (peach ? c * 0.78 : c) * strength, hue)
    const light = (l: number, c: number) => oklchToHex(l, c * strength, hue)
    const sign = yellow && main ? light(0.89, 0.15) : second && !yellow ? signColor(second) : '#fbd530'
    return {
      ground: yellow ? (main ? light(0.9, 0.125) : '#ffd95c') : paper(0.835, 0.1),
      groundDeep: yellow ? (main ? light(0.86, 0.145) : '#fcca3f') : paper(0.785, 0.125),
      surface: block,
      surfaceDeep: shift(block, -0.06, 0),
      ink: navy,
      inkSoft: navy,
      onSurface: '#ffffff',
      accent: sign,
      onAccent: navy,
      offer: yellow ? '#ffffff' : sign,
      onOffer: navy,
      glow: yellow ? (main ? light(0.93, 0.1) : '#ffe27a') : paper(0.885, 0.075),
      glowHot: yellow ? '#fff6d6' : light(0.965, 0.032),
      shadow: '#15184a',
    }
  },
  corporate({ hue, strength, main, second }) {
    const ok = tint(hue, strength)
    const paper = tint(hue, Math.max(strength, main && main.c < MIN_CHROMA ? 0 : MIN_STRENGTH))
    const yellow = isYellow(hue)
    const accent = second
      ? ink(oklchToHex(0.47, 0.17, second.h), '#ffffff', 4.6)
      : yellow
        ? '#8a6200'
        : ink(main ? asTyped(main) : ok(0.47, 0.19), '#ffffff', 4.6)
    return {
      // On paper of no hue at all, the paper itself would lead every ad.
      ground: paper(0.968, 0.026),
      groundDeep: paper(0.915, 0.045),
      surface: yellow ? '#f5bd00' : ok(0.5, 0.19),
      surfaceDeep: yellow ? '#dca600' : ok(0.27, 0.11),
      ink: ok(0.24, 0.07),
      inkSoft: ok(0.38, 0.05),
      onSurface: yellow ? '#2b2208' : '#ffffff',
      accent,
      onAccent: '#ffffff',
      offer: accent,
      onOffer: '#ffffff',
      glow: yellow ? '#ffd45a' : ok(0.62, 0.17),
      glowHot: yellow ? '#ffe28f' : ok(0.72, 0.12),
      shadow: ok(0.2, 0.07),
    }
  },
  modern({ hue, strength, second }) {
    const ok = (l: number, c: number) => deepTone(l, c * strength, hue)
    // Warm hues opposite the base mix to mud: all stops of a mesh stay within an arc of 140 degrees.
    const yellow = isYellow(hue) && !second
    const warmBase = hue <= 90 || hue > 340
    const warm = second?.h ?? (warmBase ? hue + 8 : hue + 30)
    const hot = second ? second.h + 25 : warmBase ? hue + 30 : hue > 120 && hue < 200 ? hue - 30 : hue + 85
    return {
      ground: ok(0.21, 0.08),
      groundDeep: ok(0.155, 0.06),
      surface: ok(0.4, 0.2),
      surfaceDeep: ok(0.24, 0.12),
      ink: '#ffffff',
      inkSoft: '#f2effa',
      onSurface: '#ffffff',
      accent: '#ffffff',
      onAccent: ok(0.2, 0.07),
      offer: '#ffffff',
      onOffer: ok(0.2, 0.07),
      // Beside yellow only its own neighbours glow: orange below and cream above.
      glow: yellow
        ? oklchToHex(0.78, 0.16 * strength, 86)
        : // A chosen yellow beside another color is light as well: darker it is olive.
          oklchToHex(isYellow(warm) ? 0.84 : 0.62, (isYellow(warm) ? 0.17 : 0.21) * strength, warm),
      glowHot: yellow ? oklchToHex(0.93, 0.09 * strength, 90) : oklchToHex(0.79, 0.15 * strength, hot),
      shadow: ok(0.1, 0.05),
    }
  },
}

/**
 * A paper keeps this strength if its color has this much chroma, so that a hue is seen at all: the ad is recognized by
 * it, however weak the color.
 */
const MIN_CHROMA = 0.02
const MIN_STRENGTH = 0.85

/** Returns a bold field at the lightness where its hue is strongest. */
function BOLD_FIELDS(hue: number): string {
  if (isYellow(hue)) return '#fecf10'
  if (hueDistance(hue, 150) < 30) return '#08803c'
  if (hueDistance(hue, 25) < 25) return '#d8161c'
  return oklchToHex(0.5, 0.215, hue)
}

/** Returns the turn of hue across a pool of light: one hue alone looks airbrushed. */
function LUXURY_POOLS(hue: number): { inner: number; outer: number } {
  if (isYellow(hue)) return { inner: 88, outer: 80 }
  return hue > 90 && hue < 220 ? { inner: hue - 16, outer: hue + 11 } : { inner: hue + 11, outer: hue - 18 }
}

/**
 * Returns the hue at the lightness where sRGB has most of it, and light enough to stand out on the dark plane: a darker
 * orange is a brown.
 */
function brightest(hue: number): string {
  const lightnesses = Array.from({ length: 11 }, (_, step) => 0.64 + step * 0.02)
  const chroma = (l: number) => hexToOklch(oklchToHex(l, 0.3, hue)).c
  const l = lightnesses.reduce((best, candidate) => (chroma(candidate) > chroma(best) ? candidate : best))
  return oklchToHex(l, 0.19, hue)
}

/** Returns the user's second color for a sticker: as bright as navy letters on it need. */
function signColor({ l, c, h }: Oklch): string {
  return oklchToHex(Math.max(0.76, Math.min(0.88, l)), Math.min(0.17, Math.max(0.08, c)), h)
}

/**
 * Returns true if a shape in the accent is seen on the ground. On a light field of bold, which has the accent's own
 * color, it would be lost.
 */
export function standsOut({ accent, ground }: Pick<ColorRoles, 'accent' | 'ground'>): boolean {
  return okDistance(accent, ground) >= MIN_DISTANCE
}

/** Minimum OKLab distance. */
const MIN_DISTANCE = 0.1

/** Returns the colors of a button on the ground: the accent if that is seen, otherwise the second field. */
export function buttonOnGround(colors: ColorRoles): { fill: string; text: string } {
  return standsOut(colors)
    ? { fill: colors.accent, text: colors.onAccent }
    : { fill: colors.surface, text: colors.onSurface }
}

/** Returns true if a hue (OKLCH degrees) is a yellow, which is light where every other hue is deep. */
export function isYellow(hue: number): boolean {
  return hueDistance(hue, 92) < 22
}

/**
 * Returns the hue of a deep tone. A darkened yellow turns to olive; gold, which is as far from yellow as can still lead
 * an ad, turns to a warm night.
 */
export function deepHue(hue: number): number {
  return isYellow(hue) ? 86 : hue
}

function tint(hue: number, strength: number): (l: number, c: number) => string {
  return (l, c) => oklchToHex(l, c * strength, hue)
}

/**
 * Returns a deep tone of a hue, at this lightness and chroma. A yellow gives a black with a trace of it, because
 * everything between is mud.
 */
export function deepTone(l: number, c: number, hue: number): string {
  if (!isYellow(hue) || l > BRIGHT) return oklchToHex(l, c, hue)
  return oklchToHex(Math.min(l, BLACK.l), Math.min(c, BLACK.c), deepHue(hue))
}

/**
 * Up to this lightness a yellow does not look yellow. BLACK is its lightest black, with a chroma at which its hue still
 * leads an ad.
 */
const BRIGHT = 0.6
const BLACK = { l: 0.23, c: 0.024 }

/** Gives a color lighter by an amount of OKLCH lightness (darker below 0), with its hue turned by degrees. */
export function shift(hex: string, lightness: number, hue: number): string {
  const color = hexToOklch(hex)
  return oklchToHex(Math.min(0.98, Math.max(0.05, color.l + lightness)), color.c, color.h + hue)
}

function asTyped({ l, c, h }: Oklch): string {
  return oklchToHex(l, c, h)
}

/** Returns the far end of a bold field. */
function farEnd(field: string): string {
  return shift(field, -0.08, -8)
}

/** Returns true if dark ink reads better on a field than white. */
function isLight(field: string, dark: string): boolean {
  return contrastRatio(dark, field) >= contrastRatio('#ffffff', field)
}

/**
 * Makes a bold field of the user's color, vivid, and moved in barely visible steps until one ink can be read from its
 * near to its far end.
 */
function readableField({ l, c, h }: Oklch, dark: string): string {
  let lightness = Math.min(0.88, Math.max(0.45, l))
  const light = isLight(oklchToHex(lightness, c, h), dark)
  const ink = light ? dark : '#ffffff'
  for (; lightness > 0.3 && lightness < 0.95; lightness += light ? 0.01 : -0.01) {
    const field = oklchToHex(lightness, c, h)
    if (Math.min(contrastRatio(ink, field), contrastRatio(ink, farEnd(field))) >= 4.6) return field
  }
  return oklchToHex(lightness, c, h)
}

function ink(color: string, ground: string, ratio: number): string {
  return readableOn(ground, color, ratio)
}

/** Returns the text color for a ground: near black in its hue, or white, whichever stands out more. */
export function textOn(ground: string, hue: number): string {
  const dark = oklchToHex(0.19, 0.03, hue)
  return contrastRatio(dark, ground) >= contrastRatio('#ffffff', ground) ? dark : '#ffffff'
}
