import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './root.mjs'
import { TASKS } from './tasks.mjs'

it('every npm script has its task, and every task its npm script and its file', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object }
  expect(scripts).toEqual(
    Object.fromEntries(Object.keys(TASKS).map((task) => [task, `exec node scripts/launch.mjs ${task}`])),
  )
  expect(Object.values(TASKS).filter((file) => !existsSync(file))).toEqual([])
})
