import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Where Node keeps modules compiled, and TypeScript without its types: for the environment of a program, which then takes its
 * very first module from there too. One that finds all of them there never loads what takes types out: 13 MB, and half of the
 * processor time that a small process starts with.
 */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(tmpdir(), 'node-compile-cache'),
}
