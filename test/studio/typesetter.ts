import { createTypesetter } from '#studio/type/typesetter.ts'
import { packagedFonts } from './packaged-fonts.ts'

/** One for each process, as a painter has it: the fonts are unpacked and the words measured once for all test files. */
export const typesetter = createTypesetter(packagedFonts)
