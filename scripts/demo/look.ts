import type { AdFields } from '#studio/index.ts'

/** Style, palette, typography and tone, as step 3 asks for them. */
export type Look = Pick<AdFields, 'adStyle' | 'colorPalette' | 'typography' | 'tone'>
