import { fileURLToPath } from 'node:url'

interface Defaults {
  /** Flags of Node; those that this process was started with come after them and override them. */
  flags: readonly string[]
  /** Additions to the environment; existing variables override them. */
  env: Record<string, string>
}

/**
 * Continues as another of our programs in this very process, with the same process id, terminal and waiting parent.
 * Some settings of glibc and V8 only take effect at the start of a program. Windows has no such call: there the program
 * is loaded into this one, without the defaults.
 */
export async function becomeProgram(file: URL, { flags, env }: Defaults): Promise<void> {
  if (process.platform === 'win32') return void (await import(file.href))
  const args = [process.execPath, ...flags, ...process.execArgv, fileURLToPath(file)]
  process.execve!(process.execPath, args, { ...env, ...process.env })
}
