import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '#scripts/launch/root.mjs'

/**
 * `npm run rehearse`: runs what Dockerfile, compose.yaml and deploy/ require, step by step on a Debian without Docker,
 * as root. What it cannot do is in docs/operations.md. `npm run rehearse -- install`: the first command of the README
 * on a Debian that holds nothing but git, Node and npm, with three versions of npm (`apt-get install debootstrap`), or
 * by `-- install stock` with its own alone.
 *
 * The steps run in namespaces of their own, and their files lie in a file system that is mounted there. However they
 * end, or this process does, the kernel ends their processes and discards their files.
 */

const PARTS: Record<string, string> = { deploy: 'rehearse/steps.ts', install: 'rehearse/install.ts' }
const part = PARTS[process.argv[3] ?? 'deploy']
if (!part) throw new Error(`Choose one of: ${Object.keys(PARTS).join(', ')}.`)

const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-'))
const apart = ['unshare', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc', '--propagation', 'private']
const begin = 'mount -t tmpfs -o mode=1777,size=90% tmpfs "$TMPDIR" && exec "$@"'
const steps = [process.execPath, fileURLToPath(new URL(part, import.meta.url)), ...process.argv.slice(4)]
const child = spawn('setpriv', ['--pdeathsig', 'KILL', ...apart, 'sh', '-c', begin, 'sh', ...steps], {
  cwd: ROOT,
  env: { ...process.env, TMPDIR: folder },
  stdio: ['ignore', 'inherit', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill('SIGKILL'))
const [code] = (await once(child, 'exit')) as [number | null]
rmSync(folder, { recursive: true, force: true })
process.exitCode = code ?? 1
