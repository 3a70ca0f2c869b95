import { AsyncLocalStorage } from 'node:async_hooks'
import type { Program } from './require-user.ts'

const acting = new AsyncLocalStorage<Program>()

/**
 * Runs `send`, whose requests to our own API inside this process count as sent by `program`. No request from outside can
 * claim this: it is no header, and it ends with `send`.
 */
export function actAs<Result>(program: Program, send: () => Promise<Result>): Promise<Result> {
  return acting.run(program, send)
}

/** Returns the program that the current request inside this process is sent by, if it is such a request. */
export function actingProgram(): Program | undefined {
  return acting.getStore()
}
