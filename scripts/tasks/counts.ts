import { countCode } from '../counts/count-code.ts'
import { countLayouts } from '../counts/count-layouts.ts'

process.stdout.write(`${countCode()}\n${countLayouts()}`)
