import '../no-system-fonts.ts'
import { makeAds } from '../ad/make-ads.ts'
import { runTool } from '../bad-input.ts'

await runTool(() => makeAds(process.argv.slice(3)))
