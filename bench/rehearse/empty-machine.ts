import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '#scripts/launch/root.mjs'
import { findFreePort } from '#test/platform/free-port.ts'

/** Packages of a newcomer's machine before the two commands of the README. */
const PACKAGES = 'git nodejs npm'
/** Files for reaching the network as this machine does. */
const NETWORK = ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs/ca-certificates.crt']
const ENV = {
  HOME: '/root',
  LANG: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
  npm_config_cafile: '/etc/ssl/certs/ca-certificates.crt',
}
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Ten times the usual duration. */
const LATEST_MS = 900_000

/**
 * A Debian 12 with git, its own Node and npm, and nothing else, made by debootstrap in a folder; used in a mount
 * namespace, as root.
 */
export class EmptyMachine {
  readonly #root: string

  private constructor(root: string) {
    this.#root = root
  }

  /** Downloads some 150 MB of Debian packages. Throws if debootstrap does. */
  static create(root: string): EmptyMachine {
    execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root], {
      stdio: 'ignore',
    })
    for (const file of NETWORK) copyFileSync(file, path.join(root, file))
    for (const folder of ['proc', 'dev']) execFileSync('mount', ['--bind', `/${folder}`, path.join(root, folder)])
    const machine = new EmptyMachine(root)
    machine.run(`apt-get -qq update && apt-get -qq install --yes --no-install-recommends ${PACKAGES} > /dev/null 2>&1`)
    return machine
  }

  /** Returns the output of a command, with the machine's own programs or those in a folder before them. */
  run(command: string, programs = ''): string {
    const [program, ...args] = this.#inside(command)
    return execFileSync(program, args, {
      encoding: 'utf8',
      env: this.#env(programs),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  }

  /**
   * Installs another npm, with a Node that it runs on, beside the machine's own. Returns the folder of both programs.
   */
  addNpm(version: string, node: string): string {
    const folder = `/opt/npm-${version}`
    mkdirSync(path.join(this.#root, folder, 'bin'), { recursive: true })
    copyFileSync(node, path.join(this.#root, folder, 'bin/node'))
    this.run(`npm install --silent --global --prefix ${folder} npm@${version}`, `${folder}/bin`)
    return `${folder}/bin`
  }

  /** Clones the commit that is checked out here. */
  clone(folder: string): void {
    execFileSync('git', ['clone', '--quiet', ROOT, path.join(this.#root, folder)])
  }

  /**
   * Runs `npm start` until it is ready. Returns its lines and the seconds that it took; throws with the lines if it
   * ends before.
   */
  async start(
    folder: string,
    programs: string,
  ): Promise<{ seconds: number; lines: string; stop: () => Promise<void> }> {
    const port = await findFreePort()
    const began = performance.now()
    const [program, ...args] = this.#inside(`cd ${folder} && exec npm start`)
    const child = spawn(program, args, {
      env: { ...this.#env(programs), PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let lines = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (lines += text.toString()))
    while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Error(`npm start ended before it was ready:\n${lines}`)
      if (performance.now() - began > LATEST_MS) throw new Error(`npm start is not ready yet:\n${lines}`)
      await sleep(200)
    }
    return { seconds: Math.round((performance.now() - began) / 1000), lines, stop: () => end(child) }
  }

  #inside(command: string): [string, ...string[]] {
    return ['chroot', this.#root, 'sh', '-c', command]
  }

  #env(programs: string): NodeJS.ProcessEnv {
    return { ...ENV, PATH: programs ? `${programs}:${SYSTEM_PATH}` : SYSTEM_PATH }
  }
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
