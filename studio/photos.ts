/** A side door of the studio, for processes that look at photos and make no ads: they load a tenth of it. */
export { cleanLogo } from './photo/clean-logo.ts'
export { cutOutAsAsked } from './photo/cut-out/cut-out-as-asked.ts'
export { decodePhoto } from './photo/pixels/decode-photo.ts'
export { leadingColors } from './photo/leading-colors.ts'
export type { Pixels } from './photo/pixels/pixels.ts'
export { shrinkStudied } from './photo/shrink-studied.ts'
export { studyPhoto } from './photo/study-photo.ts'
export { hasMatteOfItsOwn } from './photo/cut-out/transparent-matte.ts'
