import { runTool } from '../bad-input.ts'
import { verifyFiles } from '../verify/verify-files.ts'

await runTool(() => verifyFiles(process.argv.slice(3)))
