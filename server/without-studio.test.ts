import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Returns a script that prints every module that is loaded with this one. */
const listModules = (entry: string) => `
  import { registerHooks } from 'node:module'
  const seen = new Set()
  registerHooks({
    load(url, context, next) {
      seen.add(url)
      return next(url, context)
    },
  })
  await import('${entry}')
  process.stdout.write(JSON.stringify([...seen]), () => process.exit())
`

function modulesOf(entry: string): string[] {
  const args = ['--input-type=module', '--eval', listModules(entry)]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[]
}

it('starts a server without the studio, which only painting processes load', { tags: 'thorough/programs' }, () => {
  const modules = modulesOf('#server/start-server.ts')
  expect(modules.some((url) => url.endsWith('/server/ads/generation/run-generation.ts'))).toBe(true)
  expect(modules.filter((url) => url.includes('/studio/') || url.includes('/@napi-rs/canvas/'))).toEqual([])
})

it(
  'starts a server without the pictures’ library and the description of the API',
  { tags: 'thorough/programs' },
  () => {
    const modules = modulesOf('#server/start-server.ts')
    expect(modules.some((url) => url.endsWith('/server/site/api-docs/routes.ts'))).toBe(true)
    expect(modules.filter((url) => url.includes('/node_modules/sharp/') || url.endsWith('/describe-api.ts'))).toEqual(
      [],
    )
  },
)

it('studies photos with no more of the studio than needed', () => {
  const modules = modulesOf('#server/pictures/images/study-picture.ts')
  expect(modules.some((url) => url.endsWith('/studio/photo/study-photo.ts'))).toBe(true)
  expect(
    modules.filter((url) => /[/](studio[/](layout|paint|type)|@napi-rs|culori|onnxruntime-web)[/]/.test(url)),
  ).toEqual([])
})
