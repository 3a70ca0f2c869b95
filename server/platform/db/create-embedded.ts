import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { COMPILE_CACHE } from '#server/compile-cache.ts'
import { KEEP_WASM_CODE } from '#server/keep-wasm-code.ts'
import { publishOutput, outputStdio } from '#server/platform/telemetry/foreign-output.ts'

/**
 * Makes an empty database if there is none. Runs in a process of its own, because PGlite leaves 400 MB of garbage that
 * V8 may keep for minutes (docs/decisions/0040). Works under a temporary name first, so that a killed process leaves no
 * half-made database, and one that outlives the server for a moment writes where nobody reads.
 */
export async function createEmbedded(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) return
  removeUnfinished(folder)
  const making = mkdtempSync(`${folder}-`)
  await runMaker(path.join(making, 'db'))
  rmSync(folder, { recursive: true, force: true })
  renameSync(path.join(making, 'db'), folder)
  rmSync(making, { recursive: true })
}

function removeUnfinished(folder: string): void {
  const parent = path.dirname(folder)
  mkdirSync(parent, { recursive: true })
  const unfinished = readdirSync(parent).filter((name) => name.startsWith(`${path.basename(folder)}-`))
  for (const name of unfinished) rmSync(path.join(parent, name), { recursive: true, force: true })
}

async function runMaker(folder: string): Promise<void> {
  const maker = fork(new URL('embedded-maker.ts', import.meta.url), [folder], {
    env: { PATH: process.env.PATH, ...COMPILE_CACHE },
    execArgv: [KEEP_WASM_CODE],
    stdio: ['ignore', outputStdio(), outputStdio(), 'ipc'],
  })
  publishOutput('making the database', maker.stdout, maker.stderr)
  const [code, signal] = (await once(maker, 'exit')) as [number | null, string | null]
  if (code !== 0) throw new Error(`The process that makes the database ended with ${signal ?? code}`)
}
