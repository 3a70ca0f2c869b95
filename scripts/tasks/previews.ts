import '../no-system-fonts.ts'
import { makePreviews } from '../previews/make-previews.ts'

await makePreviews()
