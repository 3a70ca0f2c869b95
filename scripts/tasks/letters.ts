import { writeLetters } from '../fonts/write-letters.ts'

writeLetters()
