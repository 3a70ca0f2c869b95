import { fileURLToPath } from 'node:url'

/**
 * Goes on as another of our programs in this very process: it keeps the process id, the terminal and whoever waits for its exit code.
 * It gets this environment and `defaults`, over which what is set already wins; glibc reads its own settings nowhere but at the start
 * of a program. Windows has no such call: there the program is loaded into this one, without the defaults.
 */
export async function becomeProgram(file: URL, defaults: Record<string, string>): Promise<void> {
  if (process.platform === 'win32') return void (await import(file.href))
  const args = [process.execPath, ...process.execArgv, fileURLToPath(file)]
  process.execve!(process.execPath, args, { ...defaults, ...process.env })
}
