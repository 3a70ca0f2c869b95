import { runTool } from '../bad-input.ts'
import { makeSheet } from '../sheet/make-sheet.ts'

await runTool(() => makeSheet(process.argv.slice(3)))
