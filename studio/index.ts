/** The studio's one door. */
export type { Layout } from './layout/layout.ts'
export type { Pixels } from './photo/pixels.ts'
export type { PhotoStudy } from './photo/photo-study.ts'
