import { fileURLToPath } from 'node:url'

interface Defaults {
  /** What Node is told; flags that this process was started with come after them and win. */
  flags: readonly string[]
  /** Added to the environment; what is set already wins. */
  env: Record<string, string>
}

/**
 * Goes on as another of our programs in this very process: it keeps the process id, the terminal and whoever waits for its exit code.
 * Some of what glibc and V8 are told counts only from the start of a program on. Windows has no such call: there the program is
 * loaded into this one, without the defaults.
 */
export async function becomeProgram(file: URL, { flags, env }: Defaults): Promise<void> {
  if (process.platform === 'win32') return void (await import(file.href))
  const args = [process.execPath, ...flags, ...process.execArgv, fileURLToPath(file)]
  process.execve!(process.execPath, args, { ...env, ...process.env })
}
