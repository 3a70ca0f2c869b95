import { makeCatalogue } from '../ads/make-catalogue.ts'
import { runTool } from '../bad-input.ts'

await runTool(() => makeCatalogue(process.argv.slice(3)))
