import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './free-port.ts'

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url))

export interface Proxy {
  url: string
  stop(): Promise<void>
}

/** A proxy with its file of deploy/, on loopback and without TLS, before two web processes at these ports. */
export interface ProxyProgram {
  name: string
  isInstalled: boolean
  /** Throws, with the program's message, if it does not accept its file. */
  validate(): void
  start(ports: readonly [number, number]): Promise<Proxy>
}

export const CADDY: ProxyProgram = {
  name: 'caddy',
  isInstalled: isThere('caddy', ['version']),
  validate: () =>
    withFolder((folder) => {
      // The file with the bucket's name is needed too, as in compose.yaml.
      copyFileSync(path.join(DEPLOY, 'pictures.caddy'), path.join(folder, 'pictures.caddy'))
      const pictures = { PICTURES: 'pictures.placard.example.com', PICTURES_AT: 'pictures:7070' }
      const { args, ...options } = caddyIn(folder, 'placard.example.com', pictures)
      execFileSync('caddy', ['validate', ...args], { ...options, stdio: 'pipe' })
    }),
  start: async (ports) => {
    const url = `http://127.0.0.1:${await findFreePort()}`
    const folder = makeFolder()
    const [web1, web2] = ports.map((port) => `127.0.0.1:${port}`)
    // Its default address for commands would be in use if another Caddy runs.
    const admin = `127.0.0.1:${await findFreePort()}`
    const { args, ...options } = caddyIn(folder, url, { WEB1: web1, WEB2: web2, CADDY_ADMIN: admin })
    const child = spawn('caddy', ['run', ...args], { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    return untilItAnswers(child, { url, folder })
  },
}

function caddyIn(folder: string, site: string, more: Record<string, string | undefined>) {
  const file = path.join(folder, 'Caddyfile')
  copyFileSync(path.join(DEPLOY, 'Caddyfile'), file)
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, SITE: site, ...more }
  return { cwd: folder, env, args: ['--adapter', 'caddyfile', '--config', file] }
}

export const NGINX: ProxyProgram = {
  name: 'nginx',
  isInstalled: isThere('nginx', ['-v']),
  validate: () =>
    withFolder((folder) => {
      const [certificate, key] = ['fullchain.pem', 'privkey.pem'].map((name) => path.join(folder, name))
      const make = [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-subj',
        '/CN=placard',
      ]
      execFileSync('openssl', [...make, '-keyout', key!, '-out', certificate!], { stdio: 'ignore' })
      const config = readNginx().replaceAll(/\/etc\/letsencrypt\S*\//g, `${folder}/`)
      // A user who may not open ports below 1024 can still validate them.
      execFileSync('nginx', nginxIn(folder, config.replaceAll(/listen (\S*?)(80|443)\b/g, 'listen $19$2'), ['-t']), {
        stdio: 'pipe',
      })
    }),
  start: async ([first, second]) => {
    const port = await findFreePort()
    const folder = makeFolder()
    const config = readNginx()
      .replace(/server \{\n\tlisten 80;[^]*?\n\}\n/, '')
      .replace(/\tlisten 443 ssl http2;\n.*\n/, `\tlisten 127.0.0.1:${port};\n`)
      .replaceAll(/\tssl_certificate.*\n/g, '')
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${first}`)
      .replaceAll('127.0.0.1:3002', `127.0.0.1:${second}`)
    const child = spawn('nginx', nginxIn(folder, config, []), { stdio: ['ignore', 'ignore', 'pipe'] })
    return untilItAnswers(child, { url: `http://127.0.0.1:${port}`, folder })
  },
}

function readNginx(): string {
  return readFileSync(path.join(DEPLOY, 'nginx.conf'), 'utf8')
}

/** Puts it within what Debian's nginx.conf has round it, with all files that it writes in this folder. */
function nginxIn(folder: string, config: string, more: readonly string[]): string[] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(folder, kind)};`,
  )
  const lines = [
    'daemon off;',
    'worker_processes 1;',
    `pid ${path.join(folder, 'pid')};`,
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    ...temporary,
    config,
    '}',
  ]
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, lines.join('\n'))
  return ['-c', file, '-p', folder, '-e', 'stderr', ...more]
}

async function untilItAnswers(child: ChildProcess, { url, folder }: { url: string; folder: string }): Promise<Proxy> {
  let output = ''
  child.stderr!.on('data', (chunk) => (output += String(chunk)))
  const exited = once(child, 'exit')
  const ended = exited.then(() => {
    throw new Error(`The proxy ended:\n${output}`)
  })
  ended.catch(() => {})
  // A path that the proxy itself answers.
  const answers = async () => {
    while (!(await fetch(`${url}/metrics`).catch(() => undefined)))
      await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await Promise.race([answers(), ended])
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { url, stop }
}

function withFolder(work: (folder: string) => void): void {
  const folder = makeFolder()
  try {
    work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Makes a folder that nginx's worker, which runs as nobody, can write into. */
function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'proxy-'))
  chmodSync(folder, 0o755)
  mkdirSync(path.join(folder, 'logs'))
  return folder
}

function isThere(program: string, args: readonly string[]): boolean {
  return !spawnSync(program, args, { stdio: 'ignore' }).error
}
