import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '#scripts/launch/root.mjs'
import { BENCHES } from './benches.ts'

it('every bench has its program, and its row in docs/benches.md', () => {
  const rows = readFileSync(path.join(ROOT, 'docs', 'benches.md'), 'utf8').matchAll(/^\| `([a-z]+)` /gm)
  expect([...rows].map(([, name]) => name)).toEqual(Object.keys(BENCHES))
  expect(Object.values(BENCHES).filter((file) => !existsSync(file))).toEqual([])
})

it('names the benches there are where another is asked for', () => {
  const launch = path.join(ROOT, 'scripts', 'launch.mjs')
  const { status, stderr } = spawnSync(process.execPath, [launch, 'bench', 'sped'], { encoding: 'utf8' })
  expect(stderr).toContain('There is no bench "sped". Choose one of: start, peers, generate')
  expect(status).toBe(1)
})
