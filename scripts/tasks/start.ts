import { COMPILE_CACHE } from '#server/compile-cache.ts'
import { becomeProgram } from '../launch/become-program.ts'
import { serverFlags } from '../server-flags.ts'
import { ensureBuilt } from '../web-build.ts'

/**
 * Settings of glibc. Its threads share two heaps instead of having one each, and freed memory goes back to the system:
 * V8 compiles the embedded database in all of them, which left 190 MB of 470 MB unused at rest. V8 allocates the memory
 * for that in pieces of 32 KB, 600 MB of them for one function of PostgreSQL. In a heap, permanent allocations lie
 * between them, so that only the end of the heap could be returned; each such piece is therefore a mapping of its own,
 * which is returned as it is freed.
 */
const SERVER_MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32000',
  MALLOC_TRIM_THRESHOLD_: '16000000',
}

await ensureBuilt()
await becomeProgram(new URL('../../server/main.ts', import.meta.url), {
  flags: serverFlags(process.env),
  env: { ...SERVER_MALLOC, ...COMPILE_CACHE },
})
