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
import { isCalm, kindOf, type AdvertisedThing } from '../brief/thing-world.ts'
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
  /** Seed of the ad's words and letters; the ad's own if it is left out. */
  campaignSeed?: number
  /** Mood of the inspiration images. */
  mood?: Mood | undefined
  /**
   * Kind and use of the product, if they are known. The words of a copy in another language do not always show them.
   */
  thing?: AdvertisedThing | undefined
}

/** Chooses the art direction by rules. It is seeded, and the same for all formats except for the number of words. */
export function chooseDirection(
  brief: Brief,
  hero: PhotoStudy,
  o: DirectionOptions & { families: FamilyChoice },
): Direction {
  const { format, seed, campaignSeed = seed, mood } = o
  const { use = useOf(brief) ?? 'unknown', kind = kindOf(brief) } = o.thing ?? {}
  const { ad } = brief
  const choice = { palette: ad.colorPalette, customColors: ad.customColors }
  const steering = mood && steerColors(mood, paletteHue(choice))
  const side = mood && pictureSide(mood)
  const thing = { use, kind }
  const words = chooseWords(brief, format, campaignSeed)
  const ownColors = ownColorsOf(choice, ad.roleColors)
  const fitting = o.families.choose(ad.adStyle, hero, seed, {
    use: thing.use,
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
    ...describeWords(brief, words, mood),
    colors: changeRoles(rolesFor(ad, { ...choice, steering }, hero, thing), ad.roleColors ?? {}),
    ...(ownColors && { ownColors }),
    ...(ad.dials && Object.keys(ad.dials).length > 0 && { dials: ad.dials }),
    chosenColor: ad.roleColors?.ground ?? firstColor(choice),
    inspiration: mood && describeSteering(mood, steering),
    unreadableColors: ad.colorPalette === 'custom' ? ad.customColors.filter((color) => !readColor(color)) : [],
    ...(brief.offerDoubt && { offerDoubt: brief.offerDoubt }),
    stance: chooseStance(seed),
    type: pairType(ad.adStyle, ad.typography, { campaignSeed, thing }),
    ...thing,
    families: side ? asidesFirst(families, o.families) : families,
    pictureSide: side,
    seed,
  }
}

/**
 * Returns the colors of an ad. Colors that the user or their inspiration images chose are kept. A preset palette is
 * adapted to the kind of product and to the photo: a palette that the studio advised as far as suits them, one that the
 * user picked only if the product would be lost on it.
 */
function rolesFor(ad: AdFields, choice: PaletteChoice, hero: PhotoStudy, thing?: AdvertisedThing): ColorRoles {
  const style = ad.adStyle
  const roles = makeColorRoles(style, choice)
  if (choice.palette === 'custom' || choice.steering) return roles
  const isPicked = !isPaletteAdvised(ad, hero)
  const worn = thing ? wearKind(style, roles, thing) : roles
  const opposed = opposeSubject(style, worn, {
    colors: hero.palette,
    standsFree: hero.treatment === 'cutout',
    isPicked,
  })
  const isScene = hero.treatment === 'photo' && (hero.kind === 'busy' || hero.kind === 'person')
  const isLed = isScene && thing && (style !== 'bold' || isCalm(thing)) && isPreset(subjectHue(hero.palette))
  return isLed ? leadByScene(style, opposed, hero.palette) : opposed
}

/** Returns the words, with the facts that are needed when they are changed or left out. */
export function describeWords(brief: Brief, words: Words, mood?: Mood): NamedWords & Pick<Direction, 'keepsSupport'> {
  const keepsSupport = leadsFromBelow(brief, words)
  return {
    words: mood && !keepsSupport ? steerWords(mood, words) : words,
    ...(words.name === undefined && words.headline !== brief.name && { nameInHeadline: brief.name }),
    ...(words.headline === brief.offer.badge && { offerLeads: true as const }),
    ...(brief.ad.angle === 'price' && words.headline === brief.offer.price && { priceLeads: true as const }),
    ...(keepsSupport && { keepsSupport }),
  }
}

/** Moves families on one axis back, because they do not suit a picture that should stand aside. */
function asidesFirst(families: readonly FamilyId[], { isOnAxis }: FamilyChoice): FamilyId[] {
  const { asides = [], axial = [] } = Object.groupBy(families, (family) => (isOnAxis(family) ? 'axial' : 'asides'))
  return [...asides.slice(0, -1), ...axial, ...asides.slice(-1)]
}
