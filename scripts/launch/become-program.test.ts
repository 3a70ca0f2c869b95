import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it.skipIf(process.platform === 'win32')(
  'continues as the other program in the same process, with the defaults that nobody has set',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'placard-become-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const become = new URL('become-program.ts', import.meta.url).href
    const other = new URL('../../test/platform/say-process.ts', import.meta.url).href
    const first = path.join(folder, 'first.mjs')
    writeFileSync(
      first,
      `import { becomeProgram } from '${become}'
       console.log(process.pid)
       await becomeProgram(new URL('${other}'), {
         flags: ['--max-semi-space-size=8', '--title=default'],
         env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '5' },
       })
       console.log('still the first')`,
    )
    const env = { PATH: process.env.PATH, MALLOC_TRIM_THRESHOLD_: '7' }
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--title=ours', first], {
      env,
      encoding: 'utf8',
      timeout: 300_000,
    })
    const [pid, output, ...rest] = stdout.trim().split('\n')
    expect(rest).toEqual([])
    const flags = ['--max-semi-space-size=8', '--title=default', '--title=ours']
    expect(JSON.parse(output!)).toEqual({ pid: Number(pid), title: 'ours', flags, arenas: '2', trim: '7' })
    expect([stderr, status]).toEqual(['', 3])
  },
)
