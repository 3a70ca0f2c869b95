/** A side door of the studio, for processes that accept users' fonts: it loads nothing that ads are composed with. */
export { FontRefused, prepareOwnFont, type PreparedFont } from './type/fonts/prepare-own-font.ts'
export type { OwnFont } from './type/fonts/own-fonts.ts'
