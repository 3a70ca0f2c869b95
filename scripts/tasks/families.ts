import { runTool } from '../bad-input.ts'
import { showFamilies } from '../families/show-families.ts'

await runTool(() => showFamilies(process.argv.slice(3)))
