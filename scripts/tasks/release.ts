import { BadInput, runTool } from '../bad-input.ts'
import { ROOT } from '../launch/root.mjs'
import { makeRelease } from '../release/make-release.ts'

/** `npm run release -- 0.2.0`: gives what is unreleased a version, commits it and tags the commit. */
await runTool(async () => {
  const version = process.argv[3]
  if (!version) throw new BadInput('Say which version this is: npm run release -- 0.2.0')
  makeRelease({ root: ROOT, version, day: new Date().toISOString().slice(0, 10) })
  process.stdout.write(
    `${version} is committed and tagged. Before it is pushed: COMPATIBLE_WITH in server/platform/db/schema-guard.ts (CONTRIBUTING.md).\n`,
  )
})
