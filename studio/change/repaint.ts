import { fileRulesOf } from '#contract/sizes.ts'
import { withDials } from '#contract/ads/dials.ts'
import { SHOWN_PHOTOS_MAX } from '#contract/limits.ts'
import { COLOR_ROLE_NAMES, type ColorRole } from '#contract/word-parts.ts'
import type { AdChanges } from './ad-changes.ts'
import { changeRoles } from '../color/change-roles.ts'
import { readColor } from '../color/oklch.ts'
import { ownColorsOf } from '../color/own-colors.ts'
import { type ColorRoles, firstColor, makeColorRoles } from '../color/roles.ts'
import { OFFER_PARTS } from '../brief/offer.ts'
import { changeWords, priceShown, requireReduction } from '../words/change-words.ts'
import { standsAsConcept } from '../layout/families/choose-concept.ts'
import { chooseFamilies } from '../layout/families/choose-families.ts'
import type { Direction } from '../direction/direction.ts'
import { keepOwnFaces, type OwnFaces, sameOwnFaces } from '../direction/own-faces.ts'
import type { Layout } from '../layers/layout.ts'
import { SIGN_OFF_PARTS } from '../layout/blocks/sign-off.ts'
import { paintedRoles } from '../layout/own-colors/painted-roles.ts'
import { readCandidate } from '../layout/search/variations.ts'
import { proposeFrozen } from './frozen/propose-frozen.ts'
import { finishFile } from '../inspect/finish-file.ts'
import { askedDials, refuseDial } from './refuse-dial.ts'
import { treatmentsOf } from '../layout/families/treatment.ts'
import type { Treatment } from '../layers/treatment.ts'
import { type Ad, composeAd, type Composition, NoComposition, paintUntilPassed } from '../make-ad/make-ad.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import { type AdPhoto, asWanted, keptWhole } from '../photo/ad-photo.ts'
import { formFor, type Logo } from '../photo/clean-logo.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import { checkChanges } from './check-changes.ts'
import { RepaintRefused } from '../basics/repaint-refused.ts'
import { settleTreatment } from '../make-ad/settle-treatment.ts'
import { type FinishedAd, readStoredLayout, type StoredLayout } from './stored-layout.ts'
import type { Typesetter } from '../type/typesetter.ts'

export interface RepaintInput {
  /** Layout as it was stored, by this or an earlier studio. */
  layout: StoredLayout
  changes: AdChanges
  /** Photos in the ad's order. Only those that `shownOrder` names are required. */
  photos: readonly (AdPhoto | undefined)[]
  /** Surroundings that an image model painted for the ad, if its family is `scene`. */
  scene?: Pixels | undefined
  logo?: Logo | undefined
  /**
   * Treatment that the ad's other pictures give to the hero photo from now on, if another photo leads or the hero is
   * treated otherwise.
   */
  treatment?: Treatment | undefined
  /**
   * Faces of the user's own fonts at present, which the typesetter knows. If a face is gone that the ad was made with,
   * the ad is composed again.
   */
  ownFaces?: OwnFaces | undefined
  typesetter: Typesetter
  /**
   * Set if only words are changed. `first` keeps the rest to the pixel if that is possible, `only` refuses the change
   * if it is not.
   */
  frozen?: 'first' | 'only' | undefined
  /** Highest quality of the file of a frozen change, so that the files of a trial are coded alike. */
  qualityMax?: number | undefined
}

export interface ChangedAd extends Ad {
  /** Message for the user, shown beside the new picture. */
  notice?: string
  /** Set if other parts than the changed one had to move, although they were first tried where they stood. */
  moved?: true
}

/**
 * Makes the same ad with a change. Its own composition is tried first, with its own seed, so that everything else stays
 * in place where the new words leave room for it. A pure function; the new picture is inspected like any other. Throws
 * RepaintRefused, with a sentence for the user, for a change that cannot be made.
 */
export async function repaint({
  layout,
  changes,
  photos,
  scene,
  logo,
  treatment,
  ownFaces = {},
  typesetter,
  frozen,
  qualityMax,
}: RepaintInput): Promise<ChangedAd> {
  const ad = readStoredLayout(layout)
  checkChanges(changes)
  const { format, seed, family, candidate } = ad
  const order = shownOrder(ad, changes, photos.length)
  const hero = photos[order[0]!]
  if (!hero) throw new RepaintRefused('hero', 'The photo of this ad is missing. Upload it again.')
  const whole = changes.keepPhotoWhole ?? ad.shown?.whole ?? hero.cutOut === 'never'
  const others = order.slice(1).flatMap((index) => photos[index] ?? [])
  const photosShown = [whole ? keptWhole(hero) : cutOutIfWanted(hero), ...others.map(asWanted)]
  const sameHero = changes.hero === undefined && whole === (ad.shown?.whole ?? false)
  const shownSo = family ? treatmentsOf({ family, layers: ad.layers }) : []
  const keepsForm =
    sameHero || (suitsForm(ad, photosShown[0]!) && (treatment === undefined || shownSo.includes(treatment)))
  const changed = changeDirection(ad, changes, { hero: photosShown[0]!, keepsForm })
  const type = keepOwnFaces(changed.type, ownFaces)
  const sameFaces = sameOwnFaces(changed.type, type)
  const direction = { ...changed, type, ...(logo && { hasLogo: true as const }) }
  const kept = keepsForm && family ? { family, candidate } : undefined
  const past = kept && { keep: kept, history: { campaign: kept.family } }
  const asMade = order[0] === 0 && !whole && hero.cutOut !== 'never'
  const settleAgain = () => settleTreatment({ direction, photos: photosShown, logo, typesetter, seed }, { shown: [] })
  const composition = {
    direction,
    format,
    photos: photosShown,
    scene,
    logo,
    seed,
    typesetter,
    ...past,
    treatment: sameHero ? ad.treatment : (treatment ?? (keepsForm ? (ad.treatment ?? shownSo[0]) : settleAgain())),
    shown: asMade ? undefined : { hero: order[0]!, whole },
    asked: askedDials(changes),
    missed: [],
  }
  if (frozen) {
    const still = kept && !ad.mayMove && sameFaces && (await repaintFrozen(layout as Layout, composition, qualityMax))
    if (still) return still
    if (frozen === 'only')
      throw new RepaintRefused('frozen', `Other parts of ${fileRulesOf(format).name} would have to move for this.`)
  }
  const moved = await repaintMoved(ad, composition, { kept, changes })
  return frozen ? { ...moved, moved: true } : moved
}

/** Composes the ad again, in its own composition first. */
async function repaintMoved(
  ad: FinishedAd,
  composition: Composition,
  { kept, changes }: { kept: Pick<Layout, 'family' | 'candidate'> | undefined; changes: AdChanges },
): Promise<ChangedAd> {
  try {
    if (ad.mayMove) return { ...(await composeAd(composition)), notice: PARTS_MAY_HAVE_MOVED }
    return withoutDeadColors(await (kept ? composeAlike(composition, kept, ad) : composeAd(composition)), changes)
  } catch (error) {
    const [dial = composition.asked?.[0]] = composition.missed ?? []
    if (!dial || !(error instanceof NoComposition)) throw error
    throw new RepaintRefused(`dials.${dial}`, refuseDial(dial, composition.direction.dials ?? {}, ad.layers))
  }
}

/** Notes that nothing is painted with a changed color. Throws RepaintRefused if nothing else was asked for. */
function withoutDeadColors(ad: Ad, { colors = {}, roleColors: _roleColors, ...others }: AdChanges): ChangedAd {
  const asked = (Object.keys(colors) as ColorRole[]).filter((role) => colors[role] !== undefined)
  const painted = paintedRoles(ad.layout)
  const dead = asked.filter((role) => !painted.includes(role))
  const [first] = dead
  if (!first) return ad
  const message = `Nothing in this picture has the ${joined(dead.map((role) => COLOR_ROLE_NAMES[role]))}.`
  const isAll = dead.length === asked.length && Object.values(others).every((one) => one === undefined)
  if (isAll) throw new RepaintRefused(`colors.${first}`, message)
  return { ...ad, notice: message }
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or the ${names.at(-1)}`
}

/**
 * Repaints the changed words and keeps everything else in place, to the pixel. Returns undefined if no such picture
 * passes.
 */
async function repaintFrozen(
  layout: Layout,
  { direction, photos, scene, logo: given, typesetter }: Composition,
  qualityMax: number | undefined,
): Promise<Ad | undefined> {
  const logo = given && formFor(given, direction.colors.ground)
  const frozenDirection = { ...direction, families: layout.direction.families }
  for (const way of proposeFrozen({ layout, direction: frozenDirection, hero: photos[0]!.study, typesetter })) {
    const passed = await paintUntilPassed(way, { photos, scene, logo, typesetter }, [])
    if (!passed || passed.layout.layers.length !== way.layers.length) continue
    return { layout: passed.layout, ...(await finishFile(passed.layout, passed.painted, passed.report, qualityMax)) }
  }
  return undefined
}

/** Composes the ad in the same family with the same sides. Throws NoComposition if that is impossible. */
async function composeAlike(
  composition: Composition,
  { family, candidate }: Pick<Layout, 'family' | 'candidate'>,
  ad: FinishedAd,
) {
  const { direction, asked = [] } = composition
  const { sidesSwapped } = readCandidate(candidate)
  const isAlike = (layout: Layout) =>
    layout.family === family &&
    // A part that is larger only in another composition might be no larger than it was.
    (asked.length === 0 || (layout.candidate === candidate && isSignedAs(ad, layout))) &&
    layout.direction.stance === direction.stance &&
    readCandidate(layout.candidate).sidesSwapped === sidesSwapped
  const made = await composeAd({ ...composition, direction: { ...direction, families: [family] }, accepts: isAlike })
  return { ...made, layout: { ...made.layout, direction: { ...made.layout.direction, families: direction.families } } }
}

/** Returns true if the layout has every part that signs the stored ad. */
function isSignedAs({ layers }: FinishedAd, layout: Layout): boolean {
  const parts = new Set(layout.layers.map(({ part }) => part))
  return SIGN_OFF_PARTS.every(
    (part) => parts.has(part) || !(layers as Layout['layers']).some((own) => own.part === part),
  )
}

/**
 * Leaves the treatment to the studio for a hero that is no longer to be shown whole, even if its entry forbids a
 * cut-out.
 */
function cutOutIfWanted(hero: AdPhoto): StudiedPhoto {
  return hero.cutOut === 'never' ? hero : asWanted(hero)
}

const PARTS_MAY_HAVE_MOVED =
  'This ad was made by an earlier version of this app, so some of its parts may have moved. Look it over before you use it.'

/**
 * Returns the indices of the ad's photos that are shown after a change, the hero first. Throws RepaintRefused if the
 * hero does not exist.
 */
export function shownOrder(
  { shown }: Pick<StoredLayout, 'shown'>,
  changes: Pick<AdChanges, 'hero'>,
  count: number,
): number[] {
  const hero = changes.hero ?? shown?.hero ?? 0
  if (!Number.isInteger(hero) || hero < 0 || hero >= count) {
    const photos = count === 1 ? 'only one photo' : `${count} photos`
    throw new RepaintRefused('hero', `This ad has ${photos}, so there is no photo ${hero + 1}. Choose another one.`)
  }
  const others = Array.from({ length: count }, (_, index) => index).filter((index) => index !== hero)
  return [hero, ...others].slice(0, SHOWN_PHOTOS_MAX)
}

function changeDirection(
  ad: FinishedAd,
  changes: AdChanges,
  { hero, keepsForm }: { hero: StudiedPhoto; keepsForm: boolean },
): Direction {
  const { family, seed } = ad
  const { nameInHeadline, offerLeads, priceLeads, keepsSupport, hasLogo: _, dials: before, ...direction } = ad.direction
  const dials = withDials(before ?? {}, changes.dials ?? {})
  const possible = chooseFamilies(direction.style, hero.study, seed, { use: direction.use })
  // The ad keeps surroundings that would not be chosen today.
  const isHeld = (one: NonNullable<typeof family>) =>
    chooseFamilies(direction.style, hero.study, seed).includes(one) || standsAsConcept(one, direction.style, hero.study)
  const keeps = keepsForm && family && isHeld(family)
  const wording = changeWords({ words: direction.words, nameInHeadline, offerLeads, priceLeads }, changes.words ?? {})
  requireReduction({ ...wording.words, price: priceShown(wording) })
  return {
    ...direction,
    ...wording,
    ...(Object.keys(dials).length > 0 && { dials }),
    ...(keepsSupport && changes.words?.support === undefined && { keepsSupport }),
    ...(direction.suggested && {
      suggested: direction.suggested.filter((role) => changes.words?.[role] === undefined),
    }),
    ...(changes.customColors && {
      unreadableColors: changes.customColors.filter((color) => !readColor(color)),
      chosenColor: firstColor({ palette: 'custom', customColors: changes.customColors }),
    }),
    ...(changes.colors && { chosenColor: changes.colors.ground }),
    ...(OFFER_PARTS.some((part) => changes.words?.[part] !== undefined) && { offerDoubt: undefined }),
    ...(changes.colors || changes.customColors ? withOwnColors(direction, changes) : {}),
    colors: changeRoles(rolesOf(direction, changes), {
      ...(changes.customColors && changes.roleColors),
      ...changes.colors,
    }),
    families: keeps ? [family, ...possible.filter((other) => other !== family)] : possible,
  }
}

/** New custom colors replace the ones that the ad had; colors that the user chose for a role override both. */
function withOwnColors(
  { ownColors: before }: Pick<Direction, 'ownColors'>,
  { colors, customColors, roleColors }: AdChanges,
) {
  const ownColors = customColors
    ? ownColorsOf({ palette: 'custom', customColors }, { ...roleColors, ...colors })
    : { ...before, ...colors }
  return { ownColors: ownColors && Object.keys(ownColors).length > 0 ? ownColors : undefined }
}

function rolesOf({ style, colors }: Pick<Direction, 'style' | 'colors'>, { customColors }: AdChanges): ColorRoles {
  return customColors ? makeColorRoles(style, { palette: 'custom', customColors }) : colors
}

/**
 * Returns false if the composition is for cut-outs and the photo is shown whole, or the other way round. The
 * composition is then chosen again.
 */
function suitsForm({ isCutOut }: FinishedAd, { study }: StudiedPhoto): boolean {
  return (study.treatment !== 'photo') === isCutOut
}
