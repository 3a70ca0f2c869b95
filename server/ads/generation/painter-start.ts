import { KEEP_WASM_CODE } from '#server/keep-wasm-code.ts'
import { COLLECTING_FLAGS } from '#server/platform/worker-processes/collect-garbage.ts'

/**
 * V8's flags in a painting process. Every third ad makes a collection; marking the small heap at once instead of in
 * steps beside the painting takes a fifth off the processor time of an ad and adds 13 MB to its peak
 * (docs/decisions/0004), and each core has a painter of its own.
 */
const PAINTER_FLAGS = ['--max-old-space-size=512', '--max-semi-space-size=8', ...COLLECTING_FLAGS, KEEP_WASM_CODE]

/**
 * glibc's settings. A picture of a square ad is kept when it is freed, for the next one: asking the system for its
 * pages again took a tenth of an ad's time. Larger blocks go back at once, and so do those that several threads have
 * left (docs/decisions/0032).
 */
const PAINTER_MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '5000000',
  MALLOC_TRIM_THRESHOLD_: '16000000',
}

/**
 * Returns how `fork` starts a painting process, and the bench what it measures as one. Its environment has nothing but
 * what it needs.
 */
export function painterStart(): { env: NodeJS.ProcessEnv; execArgv: string[] } {
  const { PATH, SUBJECT_NETWORK } = process.env
  return { env: { PATH, SUBJECT_NETWORK, DISABLE_SYSTEM_FONTS_LOAD: '1', ...PAINTER_MALLOC }, execArgv: PAINTER_FLAGS }
}
