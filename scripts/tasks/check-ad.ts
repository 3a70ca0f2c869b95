import '../no-system-fonts.ts'
import { runTool } from '../bad-input.ts'
import { checkAd } from '../check-ad/check-ad.ts'

await runTool(() => checkAd(process.argv.slice(3)))
