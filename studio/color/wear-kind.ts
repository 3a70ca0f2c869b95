import type { AdStyle } from '#contract/choices.ts'
import { isCalm, type AdvertisedThing, type World, worldOf } from '../brief/thing-world.ts'
import { hexToOklch, hueDistance, oklchToHex } from './oklch.ts'
import { type ColorRoles, isYellow, shift, textOn } from './roles.ts'

/**
 * Adapts the roles of one of our palettes to a kind of product: a drill and a dress need different accent colors, and a
 * kind that is advertised quietly gets a field that suits it. The palette's hue stays.
 */
export function wearKind(style: AdStyle, roles: ColorRoles, kind: AdvertisedThing): ColorRoles {
  const world = worldOf(kind)
  if (style === 'bold') return isCalm(kind) ? calmBold(roles, world) : { ...roles, ...boldSign(roles, world) }
  if (style === 'luxury') return { ...roles, ...metalOf(roles, METALS[world]) }
  if (style === 'playful') return { ...(isCalm(kind) ? calmPlayful(roles) : roles), ...playfulSign(roles, world) }
  return roles
}

type Tone = readonly [l: number, c: number, h: number]

/** Silver for machines, rose gold beside skin and cloth, gold for the rest: OKLCH. */
const SILVER: Tone = [0.86, 0.014, 250]
const ROSE: Tone = [0.81, 0.07, 45]
const METALS: Partial<Record<World, Tone>> = {
  tech: SILVER,
  sport: SILVER,
  craft: SILVER,
  office: SILVER,
  care: ROSE,
  fashion: ROSE,
}

function metalOf(roles: ColorRoles, metal: Tone | undefined): Partial<ColorRoles> {
  if (!metal) return {}
  const accent = oklchToHex(...metal)
  return { accent, offer: accent }
}

/** Accents on a saturated field; worlds that are not listed keep yellow. */
const PAPER: Tone = [0.985, 0.008, 90]
const LIME: Tone = [0.9, 0.185, 120]
const BOLD_SIGNS: Partial<Record<World, Tone>> = {
  fashion: PAPER,
  fine: PAPER,
  home: PAPER,
  office: PAPER,
  tech: LIME,
  sport: LIME,
}

function boldSign(roles: ColorRoles, world: World): Partial<ColorRoles> {
  const sign = BOLD_SIGNS[world]
  // A light field stands out by itself, and beside green there is no lime.
  const { l, h } = hexToOklch(roles.ground)
  if (!sign || l > LIGHT_FIELD || (sign === LIME && Math.abs(h - LIME[2]) < 60)) return {}
  const accent = oklchToHex(...sign)
  const onAccent = textOn(accent, h)
  return { accent, onAccent, offer: accent, onOffer: onAccent }
}

const LIGHT_FIELD = 0.72

/** A calm field is light in these worlds (beside skin, at home, for children and pets), and deep otherwise. */
const LIGHT_WORLDS: readonly World[] = ['care', 'home', 'play']

function calmBold(roles: ColorRoles, world: World): ColorRoles {
  const { h } = hexToOklch(roles.ground)
  // A pale full green is a mint.
  const isMint = hueDistance(h, 155) < 25
  const of = (l: number, c: number) =>
    isMint && l > 0.7 ? oklchToHex(l, 0.72 * c, h - 11) : oklchToHex(l, c, isYellow(h) ? 86 : h)
  const isLight = isYellow(h) || LIGHT_WORLDS.includes(world)
  const [ground, groundDeep] = isLight ? [of(0.87, 0.066), of(0.82, 0.08)] : [of(0.42, 0.115), of(0.35, 0.105)]
  const deep = isYellow(h) ? oklchToHex(0.31, 0.05, 75) : of(0.33, 0.085)
  const ink = isLight ? (isYellow(h) ? oklchToHex(0.24, 0.04, 75) : of(0.25, 0.065)) : '#ffffff'
  // On a light field the button has the color of the deep plane, and on that plane a pale one.
  const accent = of(isLight ? 0.93 : 0.91, 0.05)
  const offer = isLight ? of(0.985, 0.012) : accent
  const onAccent = of(0.24, 0.06)
  return {
    ...roles,
    ground,
    groundDeep,
    ink,
    inkSoft: ink,
    accent,
    onAccent,
    offer,
    onOffer: onAccent,
    surface: deep,
    surfaceDeep: shift(deep, -0.05, 0),
    onSurface: '#ffffff',
    glow: shift(ground, 0.025, 0),
    glowHot: shift(ground, 0.08, 6),
    shadow: shift(deep, -0.08, 0),
  }
}

function calmPlayful(roles: ColorRoles): ColorRoles {
  const softened = (['ground', 'groundDeep', 'surface', 'surfaceDeep'] as const).map((role) => {
    const { l, c, h } = hexToOklch(roles[role])
    return [role, oklchToHex(l, 0.82 * c, h)]
  })
  return { ...roles, ...Object.fromEntries(softened) }
}

const PLAYFUL_SIGNS: Partial<Record<World, Tone>> = {
  care: [0.95, 0.04, 80],
  fashion: [0.85, 0.1, 5],
  fine: [0.95, 0.04, 80],
  tech: [0.89, 0.13, 168],
  home: [0.87, 0.11, 55],
  office: [0.89, 0.13, 168],
}

function playfulSign(roles: ColorRoles, world: World): Partial<ColorRoles> {
  const sign = PLAYFUL_SIGNS[world]
  if (!sign) return {}
  const accent = oklchToHex(...sign)
  const isYellowField = isYellow(hexToOklch(roles.ground).h)
  return isYellowField ? { accent } : { accent, offer: accent }
}
