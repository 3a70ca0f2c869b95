import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { ROOT } from './root.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'placard-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const PRINT = `process.stdout.write(JSON.stringify({
  folder: process.env.NODE_COMPILE_CACHE ?? '',
  tookTypesOut: process.moduleLoadList.some((name) => name.includes('internal/deps/amaro')),
}))`

/** Returns what a program prints about itself, with a temporary folder that is empty at each start. */
function tell(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): { folder: string; tookTypesOut: boolean } {
  const temporary = mkdtempSync(path.join(folder, 'tmp-'))
  const options = { encoding: 'utf8', env: { PATH: process.env['PATH'], TMPDIR: temporary, ...env } } as const
  return JSON.parse(execFileSync(process.execPath, [program, ...args], options)) as ReturnType<typeof tell>
}

function run(env: Record<string, string> = {}, kept = path.join(folder, 'kept')) {
  const program = path.join(folder, 'program.mjs')
  const imported = JSON.stringify(path.join(ROOT, 'scripts', 'launch', 'keep-compiled.mjs'))
  writeFileSync(path.join(folder, 'typed.ts'), 'export const typed: number = 1')
  const lines = [
    `import { keepCompiled } from ${imported}`,
    `keepCompiled(process.env, ${JSON.stringify(kept)})`,
    `await import('./typed.ts')`,
    PRINT,
  ]
  writeFileSync(program, lines.join('\n'))
  return tell(program, [], env)
}

it('finds at the second start what the first has compiled, though the temporary folder is another', () => {
  expect(run()).toEqual({ folder: path.join(folder, 'kept'), tookTypesOut: true })
  expect(run()).toEqual({ folder: path.join(folder, 'kept'), tookTypesOut: false })
})

it('keeps it in the folder that NODE_COMPILE_CACHE names', () => {
  const named = path.join(folder, 'named')
  expect(run({ NODE_COMPILE_CACHE: named })).toMatchObject({ folder: named })
  expect(readdirSync(named)).toHaveLength(1)
  expect(existsSync(path.join(folder, 'kept'))).toBe(false)
})

it('keeps it in the temporary folder if nothing else can be written', () => {
  writeFileSync(path.join(folder, 'file'), '')
  const unwritable = path.join(folder, 'file', 'kept')
  const { folder: kept } = run({ NODE_COMPILE_CACHE: unwritable }, unwritable)
  expect(kept).toMatch(/tmp-\w+\/node-compile-cache$/)
  expect(readdirSync(kept)).toHaveLength(1)
})

it('is what the launcher does for what it starts, in the installation itself', () => {
  const root = path.join(folder, 'root')
  cpSync(path.join(ROOT, 'scripts', 'launch'), path.join(root, 'scripts', 'launch'), { recursive: true })
  cpSync(path.join(ROOT, 'scripts', 'launch.mjs'), path.join(root, 'scripts', 'launch.mjs'))
  for (const lockfile of ['package-lock.json', 'node_modules/.package-lock.json']) {
    mkdirSync(path.dirname(path.join(root, lockfile)), { recursive: true })
    writeFileSync(path.join(root, lockfile), '{"packages":{}}')
  }
  writeFileSync(path.join(root, 'package.json'), '{"type":"module"}')
  mkdirSync(path.join(root, 'scripts', 'tasks'))
  writeFileSync(path.join(root, 'scripts', 'tasks', 'counts.ts'), `${PRINT} satisfies unknown`)
  const launch = () => tell(path.join(root, 'scripts', 'launch.mjs'), ['counts'])
  const kept = path.join(root, 'node_modules', '.cache', 'compiled')
  expect(launch()).toEqual({ folder: kept, tookTypesOut: true })
  expect(launch()).toEqual({ folder: kept, tookTypesOut: false })
})

it('is kept by the unit of systemd, whose processes have a temporary folder of their own at each start', () => {
  const unit = readFileSync(path.join(ROOT, 'deploy', 'systemd', 'placard@.service'), 'utf8')
  const [, cache] = /^CacheDirectory=(\S+)$/m.exec(unit) ?? []
  expect(unit).toMatch(/^PrivateTmp=yes$/m)
  expect(unit).toMatch(new RegExp(`^Environment=NODE_COMPILE_CACHE=/var/cache/${cache}$`, 'm'))
})

it('is kept by the composition, whose containers have one too', () => {
  const [, image] = /NODE_COMPILE_CACHE=(\S+)$/m.exec(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')) ?? []
  expect(image).toBeDefined()
  expect(readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8')).toMatch(
    new RegExp(`^  volumes: \\['\\w+:${image}'\\]$`, 'm'),
  )
})
