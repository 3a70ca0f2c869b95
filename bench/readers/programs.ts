import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Runs a program and returns its output. Fonts of the folder are installed for it, and its own files stay there. */
export function run(folder: string, program: string, args: readonly string[]): string {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: path.join(folder, 'config') }
  const { status, stdout, stderr, error } = spawnSync(program, args, { env, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.trim().split('\n').at(-1)}`)
  return stdout
}

/** Returns true if a program can be started. */
export function isThere(program: string, args: readonly string[] = ['--version']): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

/** Returns a Python that has psd-tools: one of the user's own often hides that of the system. */
export function findPsdTools(): string | undefined {
  return ['python3', '/usr/bin/python3'].find((python) => isThere(python, ['-c', 'import psd_tools']))
}
