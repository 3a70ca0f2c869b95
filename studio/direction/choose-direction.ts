import type { AdFormat } from '#contract/sizes.ts'
import { readColor } from '../color/oklch.ts'
import { withGroundFirst } from './with-ground-first.ts'
import { changeRoles } from '../color/change-roles.ts'
import { ownColorsOf } from '../color/own-colors.ts'
import { leadByScene } from '../color/lead-by-scene.ts'
import { opposeSubject } from '../color/oppose-subject.ts'
import { isPreset, subjectHue } from '../color/subject-hue.ts'
import { wearKind } from '../color/wear-kind.ts'
import { type ColorRoles, firstColor, makeColorRoles, type PaletteChoice, paletteHue } from '../color/roles.ts'
import type { AdFields, Brief } from '../brief/brief.ts'
import { useOf } from '../brief/product-use.ts'
import { isCalm, kindOf, type ToldKind } from '../brief/thing-world.ts'
import { type Mood, moodLight } from '../inspiration/mood.ts'
import { describeSteering, pictureSide, steerColors, steerWords } from '../inspiration/steer.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { REFERENCE_FORMAT } from '../canvas/reference-format.ts'
import { isPaletteAdvised } from '../recommend/is-palette-advised.ts'
import { chooseWords, leadsFromBelow } from '../words/choose-words.ts'
import type { Direction, FamilyId } from './direction.ts'
import type { FamilyChoice } from './family-choice.ts'
import type { NamedWords } from '../words/change-words.ts'
import type { Words } from '../words/words.ts'
import { chooseStance } from './stance.ts'
import { pairType } from './type-pairing.ts'

export interface DirectionOptions {
  format: AdFormat
  seed: number
  /** The seed of the ad's words and letters, the ad's own where it is left out. */
  campaignSeed?: number
  /** The mood of the inspiration images. */
  mood?: Mood | undefined
  /** The kind of thing where it is known: the words of a copy in another language do not always show it. */
  told?: ToldKind | undefined
}

/** Chooses the art direction by rules. It is seeded, and the same for all formats but for how much the ad says. */
export function chooseDirection(
  brief: Brief,
  hero: PhotoStudy,
  o: DirectionOptions & { families: FamilyChoice },
): Direction {
  const { format, seed, campaignSeed = seed, mood } = o
  const { use = useOf(brief) ?? 'unknown', kind = kindOf(brief) } = o.told ?? {}
  const { ad } = brief
  const choice = { palette: ad.colorPalette, customColors: ad.customColors }
  const steering = mood && steerColors(mood, paletteHue(choice))
  const side = mood && pictureSide(mood)
  const told = { use, kind }
  const words = chooseWords(brief, format, campaignSeed)
  const ownColors = ownColorsOf(choice, ad.roleColors)
  const fitting = o.families.choose(ad.adStyle, hero, seed, {
    use: told.use,
    light: mood && moodLight(mood),
    words: () => chooseWords(brief, REFERENCE_FORMAT, campaignSeed),
  })
  const families = ownColors?.ground ? withGroundFirst(fitting, ownColors.ground, hero) : fitting
  return {
    style: ad.adStyle,
    typography: ad.typography,
    tone: ad.tone,
    language: brief.setIn,
    textDirection: brief.textDirection,
    ...sayAs(brief, words, mood),
    colors: changeRoles(rolesFor(ad, { ...choice, steering }, hero, told), ad.roleColors ?? {}),
    ...(ownColors && { ownColors }),
    ...(ad.dials && Object.keys(ad.dials).length > 0 && { dials: ad.dials }),
    chosenColor: ad.roleColors?.ground ?? firstColor(choice),
    inspiration: mood && describeSteering(mood, steering),
    unreadableColors: ad.colorPalette === 'custom' ? ad.customColors.filter((color) => !readColor(color)) : [],
    ...(brief.offerDoubt && { offerDoubt: brief.offerDoubt }),
    stance: chooseStance(seed),
    type: pairType(ad.adStyle, ad.typography, { campaignSeed, told }),
    ...told,
    families: side ? asidesFirst(families, o.families) : families,
    pictureSide: side,
    seed,
  }
}

/**
 * The colors of an ad. What the user or their inspiration images say of colors stands. A palette of ours is turned for what the ad is about
 * and what the photo shows: one that we advised as far as suits that, one that the user picked only where the product would be lost on it.
 */
function rolesFor(ad: AdFields, choice: PaletteChoice, hero: PhotoStudy, told?: ToldKind): ColorRoles {
  const style = ad.adStyle
  const roles = makeColorRoles(style, choice)
  if (choice.palette === 'custom' || choice.steering) return roles
  const isPicked = !isPaletteAdvised(ad, hero)
  const worn = told ? wearKind(style, roles, told) : roles
  const opposed = opposeSubject(style, worn, {
    colors: hero.palette,
    standsFree: hero.treatment === 'cutout',
    isPicked,
  })
  const isScene = hero.treatment === 'photo' && (hero.kind === 'busy' || hero.kind === 'person')
  const isLed = isScene && told && (style !== 'bold' || isCalm(told)) && isPreset(subjectHue(hero.palette))
  return isLed ? leadByScene(style, opposed, hero.palette) : opposed
}

/** The words, and what is to be known of them where they are changed or left out. */
export function sayAs(brief: Brief, words: Words, mood?: Mood): NamedWords & Pick<Direction, 'keepsSupport'> {
  const keepsSupport = leadsFromBelow(brief, words)
  return {
    words: mood && !keepsSupport ? steerWords(mood, words) : words,
    ...(words.name === undefined && words.headline !== brief.name && { nameInHeadline: brief.name }),
    ...(words.headline === brief.offer.badge && { offerLeads: true as const }),
    ...(brief.ad.angle === 'price' && words.headline === brief.offer.price && { priceLeads: true as const }),
    ...(keepsSupport && { keepsSupport }),
  }
}

/** Where the picture shall stand aside, a composition on one axis is not what was meant. */
function asidesFirst(families: readonly FamilyId[], { isOnAxis }: FamilyChoice): FamilyId[] {
  const { asides = [], axial = [] } = Object.groupBy(families, (family) => (isOnAxis(family) ? 'axial' : 'asides'))
  return [...asides.slice(0, -1), ...axial, ...asides.slice(-1)]
}
