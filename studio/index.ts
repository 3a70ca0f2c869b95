/** The studio's door; photos.ts, words.ts and fonts.ts are side doors of it. */
/** Used by `npm run languages`. */
export { NEEDED_LETTER_GROUPS } from './language/candidates.ts'
export { hashGroup } from './language/letter-groups.ts'
/** Used by `npm run letters`. */
export { listSettable, listSettableTogether, listSliceLetters, type SliceLetters } from './type/fonts/list-letters.ts'
export { type Lead, leadOf } from './color/leading-color.ts'
export { allCallsToAction, callsToActionIn, languages } from './language/languages.ts'
export { type AdFields, type AdWords, guessAdLanguage } from './brief/brief.ts'
export { FAMILY_IDS, type FamilyId } from './direction/direction.ts'
export type { Suggestion } from './direction/accept-suggestion.ts'
export { layoutGuides } from './inspect/layout-guides.ts'
export type { Mood } from './inspiration/mood.ts'
export { mixMoods, readMood } from './inspiration/read-mood.ts'
export type { OwnFaces } from './direction/own-faces.ts'
export { countOwnFonts, type OwnFont } from './type/fonts/own-fonts.ts'
export type { Layout } from './layers/layout.ts'
export { OFFERED_FAMILIES } from './layout/families/families.ts'
export type { Copied } from './layout/search/make-layout.ts'
export { treatmentOf } from './layout/families/treatment.ts'
export type { Treatment } from './layers/treatment.ts'
export type { Unsettled } from './make-ad/settle-treatment.ts'
export type { FamilyHistory } from './layout/search/rank-families.ts'
export { type AngleSketch, sketchAngles, type SketchedAngle, type Withheld } from './angles/sketch-angles.ts'
export { type ExplainedAd, explainPlan } from './explain/explain-plan.ts'
export { FamilyRefused } from './explain/family-refused.ts'
export { type AdPlan, directPlan, layOutScene } from './make-ad/ad-plan.ts'
export { type LookSketch, sketchLooks } from './sketches/sketch-looks.ts'
export {
  type Ad,
  type AdInput,
  type Composed,
  composePlan,
  makeAd,
  NoComposition,
  paintPlan,
  planAd,
  WordsDoNotFit,
} from './make-ad/make-ad.ts'
export type { ScenePlan } from './scene/plan-scene.ts'
export type { StudiedPhoto } from './photo/studied-photo.ts'
export type { AdPhoto } from './photo/ad-photo.ts'
export { cutOutAsAsked } from './photo/cut-out/cut-out-as-asked.ts'
export { areAlike, compareAds, type Difference, seeAd, type SeenAd } from './likeness/compare-ads.ts'
export { intersectionOverUnion, union } from './basics/boxes.ts'
export { hexToRgb } from './color/luminance.ts'
export { middleOf } from './layers/box.ts'
export { placedBoxes } from './likeness/placed-boxes.ts'
export { cleanLogo, type Logo } from './photo/clean-logo.ts'
export { type Mask, scaleMask } from './photo/pixels/mask.ts'
export { makeShownReady } from './photo/make-shown-ready.ts'
export type { PhotoStudy } from './photo/photo-study.ts'
/**
 * Cut-outs that the study refused. `study.refused` holds the place of the subject, the confidence in it, and the reason
 * of the refusal as a word of REFUSALS; it is undefined for a cut-out, and if no subject was found. A caller that wants
 * the cut-out anyway (`cutOut: always`) gets the study with the photo cut out from `cutOutAnyway({ pixels, study })`,
 * to be used in place of the study; an ad reads nothing else about it.
 */
export { cutOutAnyway } from './photo/cut-out/cut-out-anyway.ts'
export { type Refusal, REFUSALS, type RefusedMatte } from './photo/cut-out/refused-matte.ts'
export { cropPixels } from './photo/pixels/crop-pixels.ts'
export type { Pixels } from './photo/pixels/pixels.ts'
export { decodePhoto, hasMatteOfItsOwn, studyPhoto } from './photos.ts'
export { acceptTranslation } from './words/guard/accept-translation.ts'
export { isPaletteAdvised } from './recommend/is-palette-advised.ts'
export { recommendLook } from './recommend/recommend-look.ts'
export { suggestTaglines } from './recommend/suggest-taglines.ts'
export type { ProductWords } from './recommend/read-words.ts'
export { type AnsweredRequest, answerRequest, type Request } from './request/answer-request.ts'
export type { AskedChange } from './request/asked-change.ts'
export type { RequestedAd } from './request/propose-change.ts'
export { REQUEST_COLORS } from './language/request-words.ts'
export type { AdChanges } from './change/ad-changes.ts'
export { type ChangedAd, repaint, shownOrder } from './change/repaint.ts'
export { paintAgain } from './change/paint-again.ts'
export { RepaintRefused } from './basics/repaint-refused.ts'
export { paintTrial } from './trials/paint-trial.ts'
export type { ComparedPicture } from './trials/refuse-unlike.ts'
export { type CarouselCard, makeCarousel, type MadeCard } from './carousel/make-carousel.ts'
export type { OnStage, StudioStage } from './make-ad/stages.ts'
export { altTextOf, readingPlace } from './change/alt-text.ts'
export { familyNow, readShownTexts, type ShownText, type StoredLayout } from './change/stored-layout.ts'
export { createTypesetter, type FontSource, type Typesetter } from './type/typesetter.ts'
export { layerAd, LayersUnknown } from './layered/layer-ad.ts'
export type { AdElement, LayeredAd, PictureElement, TextElement } from './layered/layered-ad.ts'
export { fontPackage } from './type/faces.ts'
export type { UsedFont } from './type/fonts/fonts-of-text.ts'
