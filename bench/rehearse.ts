import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '#scripts/launch/root.mjs'

/**
 * `npm run rehearse`: what Dockerfile, compose.yaml and deploy/ ask for, step by step on a Debian without Docker, as root. What it cannot
 * do is in docs/operations.md.
 *
 * The steps run in namespaces of their own, and what they write lies in a file system that is mounted there. However they end, or this
 * process does, the kernel ends their processes and takes their files with it.
 */

const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-'))
const apart = ['unshare', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc', '--propagation', 'private']
const begin = 'mount -t tmpfs -o mode=1777 tmpfs "$TMPDIR" && exec "$@"'
const steps = [process.execPath, fileURLToPath(new URL('rehearse/steps.ts', import.meta.url))]
const child = spawn('setpriv', ['--pdeathsig', 'KILL', ...apart, 'sh', '-c', begin, 'sh', ...steps], {
  cwd: ROOT,
  env: { ...process.env, TMPDIR: folder },
  stdio: ['ignore', 'inherit', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill('SIGKILL'))
const [code] = (await once(child, 'exit')) as [number | null]
rmSync(folder, { recursive: true, force: true })
process.exitCode = code ?? 1
