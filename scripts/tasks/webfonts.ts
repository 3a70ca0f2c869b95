import { makeWebFonts } from '../fonts/make-web-fonts.ts'

await makeWebFonts()
