import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Prints every module that the server is made of when it starts. */
const LIST_MODULES = `
  import { registerHooks } from 'node:module'
  const seen = new Set()
  registerHooks({
    load(url, context, next) {
      seen.add(url)
      return next(url, context)
    },
  })
  await import('#server/start-server.ts')
  process.stdout.write(JSON.stringify([...seen]), () => process.exit())
`

it('starts a server without the studio, which only painters hold in memory', () => {
  const args = ['--input-type=module', '--eval', LIST_MODULES]
  const modules = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[]
  expect(modules.some((url) => url.endsWith('/server/generation/run-generation.ts'))).toBe(true)
  expect(modules.filter((url) => url.includes('/studio/') || url.includes('/@napi-rs/canvas/'))).toEqual([])
})
