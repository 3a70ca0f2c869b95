import type { AdStyle } from '#contract/choices.ts'
import { hexToOklch, hueDistance, okDistance, oklchToHex } from './oklch.ts'
import type { NamedHue } from './named-hue.ts'
import { type ColorRoles, deepTone, isYellow, shift, textOn } from './roles.ts'
import { isPreset, leadingSwatch, type SubjectColors, subjectHue } from './subject-hue.ts'

/** The subject against which an ad's colors are contrasted. */
export interface OpposedSubject {
  colors: SubjectColors
  /** The subject is cut out, and stands on the ad's own fields. */
  standsFree: boolean
  /** The user picked the palette by hand, and not by our advice: its color leads. */
  isPicked: boolean
}

/**
 * Adapts the roles of one of our palettes to what the photo shows: a subject without a color stands on a neutral
 * ground, wood and skin on a warm one, unless the user picked the palette. A cut-out never stands on its own color. The
 * accent stays the palette's, so that it is seen first.
 */
export function opposeSubject(
  style: AdStyle,
  roles: ColorRoles,
  { colors, standsFree, isPicked }: OpposedSubject,
): ColorRoles {
  if (colors.length === 0) return roles
  const name = subjectHue(colors)
  const calm = isPicked || isPreset(name) ? roles : CALM[style](roles, name === 'earth' ? EARTH : NEUTRAL)
  return standsFree && isLikeField(style, calm, colors, name) ? APART[style](calm, lightnessOf(colors)) : calm
}

/** A ground without the palette's hue: paper, stone and graphite, or sand and cocoa. */
interface Calm {
  hue: number | undefined
  /** Factor for the chroma of a role. */
  share: number
}

/** Stone keeps a trace of the palette; otherwise paper would look blank. */
const NEUTRAL: Calm = { hue: undefined, share: 0.14 }
const EARTH: Calm = { hue: 74, share: 0.38 }

const CALM: Record<AdStyle, (roles: ColorRoles, calm: Calm) => ColorRoles> = {
  clean: (roles, calm) => calmed(roles, calm, ['ground', 'groundDeep', 'surface', 'surfaceDeep', 'glow']),
  // A thing without a color is loudest on a full one.
  bold: (roles) => roles,
  luxury: (roles, calm) =>
    calmed(calmed(roles, calm, ['ground', 'groundDeep', 'surface', 'surfaceDeep']), GLEAM(calm), ['glow', 'glowHot']),
  playful: (roles, calm) => calmed(roles, calm, ['ground', 'groundDeep', 'glow', 'glowHot']),
  corporate: (roles, calm) => calmed(roles, calm, ['ground', 'groundDeep']),
  modern: (roles, { hue, share }) =>
    calmed(roles, { hue, share: Math.max(share, NIGHT_SHARE) }, ['ground', 'groundDeep', 'surface', 'surfaceDeep']),
}

/** Light keeps more of its color than what it falls on. */
const GLEAM = ({ hue, share }: Calm): Calm => ({ hue, share: Math.min(1, share + 0.22) })
/** Chroma that modern's night keeps, whose light is the palette's own. */
const NIGHT_SHARE = 0.4

function calmed(roles: ColorRoles, { hue, share }: Calm, which: readonly (keyof ColorRoles)[]): ColorRoles {
  const turned = which.map((role) => {
    const { l, c, h } = hexToOklch(roles[role])
    return [role, oklchToHex(l, c * share, hue ?? h)]
  })
  return { ...roles, ...Object.fromEntries(turned) }
}

/** OKLab distance: a part of the subject that is nearer to a field is lost on it, especially at 300x250. */
const LOST = 0.19
/** The whole subject is lost if a larger share of it is. */
const LOST_SHARE = 0.2

/** Tells whether a subject is lost on a field of this color. */
export function isLostOn(colors: SubjectColors, field: string): boolean {
  const lost = colors.reduce((sum, { hex, share }) => sum + (okDistance(hex, field) < LOST ? share : 0), 0)
  return lost > LOST_SHARE
}

/** Hues within this many degrees look like one color, so a palette's room and the subject would merge. */
const SAME_HUE = 38

function isLikeField(style: AdStyle, roles: ColorRoles, colors: SubjectColors, name: NamedHue): boolean {
  if (style === 'bold') return isLostOn(colors, roles.ground) || isLostOn(colors, roles.groundDeep)
  if (!isPreset(name)) return false
  const main = leadingSwatch(colors, name)
  // Nobody sees a hue in a near black or a near white: the strongest field shows a palette's hue.
  const field = STRONGEST[style].map((role) => hexToOklch(roles[role])).toSorted((one, other) => other.c - one.c)[0]!
  return main !== undefined && hueDistance(hexToOklch(main).h, field.h) < SAME_HUE
}

const STRONGEST: Record<AdStyle, readonly (keyof ColorRoles)[]> = {
  clean: ['groundDeep', 'surface'],
  bold: ['ground'],
  luxury: ['glow'],
  playful: ['ground', 'groundDeep'],
  corporate: ['surface', 'glow'],
  modern: ['surface', 'glow'],
}

function lightnessOf(colors: SubjectColors): number {
  const all = colors.reduce((sum, { share }) => sum + share, 0)
  return colors.reduce((sum, { hex, share }) => sum + hexToOklch(hex).l * share, 0) / Math.max(all, 1e-6)
}

/** A subject lighter than this stands on a deep field, a darker one on a pale field. */
const LIGHT_SUBJECT = 0.45
/** A subject from this lightness on is as light as the paper's own shade. */
const PALE_SUBJECT = 0.72

const APART: Record<AdStyle, (roles: ColorRoles, lightness: number) => ColorRoles> = {
  // Paper with a breath of the color: the product is the strongest thing on it.
  clean: (roles, lightness) => {
    const calm = calmed(roles, { hue: undefined, share: 0.3 }, ['ground', 'groundDeep', 'surface', 'surfaceDeep'])
    if (lightness > PALE_SUBJECT) return calm
    const paper = (role: keyof ColorRoles, by: number) => shift(calm[role], by, 0)
    return {
      ...calm,
      groundDeep: paper('groundDeep', 0.1),
      surface: paper('surface', 0.1),
      surfaceDeep: paper('surfaceDeep', 0.14),
    }
  },
  playful: (roles) => {
    const { h } = hexToOklch(roles.ground)
    const pale = (l: number, c: number) => oklchToHex(l, c, h)
    return { ...roles, ground: pale(0.972, 0.018), groundDeep: pale(0.945, 0.03), glow: pale(0.988, 0.008) }
  },
  bold: (roles, lightness) => {
    const { h } = hexToOklch(roles.ground)
    const isDeep = lightness > LIGHT_SUBJECT
    const ground = isDeep ? deepTone(0.27, 0.1, h) : oklchToHex(0.945, isYellow(h) ? 0.07 : 0.035, h)
    const groundDeep = isDeep ? deepTone(0.2, 0.075, h) : oklchToHex(0.9, isYellow(h) ? 0.09 : 0.055, h)
    const ink = isDeep ? '#ffffff' : oklchToHex(0.17, 0.02, h)
    return {
      ...roles,
      ground,
      groundDeep,
      ink,
      inkSoft: ink,
      glow: shift(ground, 0.03, 0),
      glowHot: shift(ground, isDeep ? 0.1 : 0.03, 0),
      // The product's own color, which was the field, is the accent.
      accent: roles.ground,
      onAccent: textOn(roles.ground, h),
    }
  },
  luxury: (roles) => calmed(roles, { hue: undefined, share: 0.35 }, ['glow', 'glowHot', 'surface']),
  corporate: (roles, lightness) => {
    const { h } = hexToOklch(roles.surface)
    if (lightness < LIGHT_SUBJECT) {
      const pale = (l: number, c: number) => oklchToHex(l, c, h)
      const planes = { surface: pale(0.86, 0.05), surfaceDeep: pale(0.79, 0.07), glow: pale(0.92, 0.035) }
      return { ...roles, ...planes, onSurface: roles.ink }
    }
    const deep = (l: number, c: number) => deepTone(l, c, h)
    const [surface, surfaceDeep, glow] = [deep(0.3, 0.1), deep(0.21, 0.075), deep(0.37, 0.11)]
    return { ...roles, surface, surfaceDeep, glow, onSurface: '#ffffff' }
  },
  modern: (roles) => {
    const calm = calmed(roles, { hue: undefined, share: 0.4 }, ['glow', 'glowHot'])
    return calmed(calm, { hue: undefined, share: 0.55 }, ['surface', 'surfaceDeep'])
  },
}
