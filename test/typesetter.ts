import { createTypesetter } from '#studio/type/typesetter.ts'
import { packagedFonts } from './packaged-fonts.ts'

/** One for each process, as a painter has it: the fonts are unpacked and the words measured once for all files of tests. */
export const typesetter = createTypesetter(packagedFonts)
