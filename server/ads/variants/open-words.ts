/**
 * Opens the studio's functions for words. Loaded when the first picture is presented, because an idle server does
 * without them.
 */
export function openWords() {
  return (opening ??= load())
}

const load = () => import('#studio/words.ts')

/** Cached, because a list asks for each of its pictures. */
let opening: ReturnType<typeof load> | undefined
