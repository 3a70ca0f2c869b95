/** The studio's side door, for processes that look at photos and make no ads: they load a tenth of it. */
export { decodePhoto } from './photo/decode-photo.ts'
export { studyPhoto } from './photo/study-photo.ts'
export { hasMatteOfItsOwn } from './photo/transparent-matte.ts'
