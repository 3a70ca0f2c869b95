import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { findFreePort } from '#test/platform/free-port.ts'
import { ROOT } from '../launch/root.mjs'

it.each([{ args: [] }, { args: ['--partition', 'variants'] }])(
  'names the setting with an unreachable address, with $args',
  async ({ args }) => {
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: `postgresql://placard@127.0.0.1:${await findFreePort()}/placard`,
      DATABASE_URL_DIRECT: `postgresql://placard@127.0.0.1:${await findFreePort()}/placard`,
    }
    const run = spawnSync(process.execPath, ['scripts/launch.mjs', 'migrate', ...args], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    })
    expect(run.stderr).toContain('The database of DATABASE_URL_DIRECT cannot be reached')
    expect(run.status).toBe(2)
  },
)
