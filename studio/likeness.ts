/** A side door of the studio, for processes that compare pictures and make no ads. */
export { type AdTraits, measureDistance } from './likeness/measure-distance.ts'
export { decodeForLikeness, seePictureTraits } from './likeness/see-picture.ts'
export { seeAdTraits, type TraitsSource } from './likeness/see-ad-traits.ts'
export { inShares } from './likeness/see-layout.ts'
