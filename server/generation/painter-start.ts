/**
 * What V8 is told in a painting process. Pictures are memory outside its heap, and each ad makes enough of it for a
 * collection; marking the small heap at once instead of in steps beside the painting takes a fifth off the processor time
 * of an ad and adds 13 MB to its peak (docs/decisions/0004). The bench measures under the same flags.
 */
export const PAINTER_FLAGS = [
  '--max-old-space-size=512',
  '--max-semi-space-size=4',
  '--no-incremental-marking',
  '--expose-gc',
]
