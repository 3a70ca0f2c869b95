import { runTool } from '../bad-input.ts'
import { checkGoldens } from '../goldens/check-goldens.ts'

await runTool(() => checkGoldens(process.argv.slice(3)))
