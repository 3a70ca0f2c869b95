import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '#scripts/launch/root.mjs'

/** Starts Caddy with deploy/Caddyfile. Returns the file of the authority that signed its certificates. */
export async function startProxy(env: Record<'SITE' | 'PICTURES' | 'PICTURES_AT' | 'WEB1' | 'WEB2', string>) {
  const home = path.join(tmpdir(), 'proxy')
  mkdirSync(home)
  const proxy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: home, XDG_DATA_HOME: home, ...env },
    stdio: 'ignore',
  })
  const authority = path.join(home, 'caddy/pki/authorities/local/root.crt')
  while (!existsSync(authority)) {
    if (proxy.exitCode !== null)
      throw new Error('Caddy ended: apt-get install caddy, and see that ports 80 and 2019 are free')
    await sleep(200)
  }
  return authority
}
