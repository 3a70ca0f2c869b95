/**
 * Opens the studio's functions for words. Loaded when the first picture is presented, because an idle server does
 * without them.
 */
export function openWords() {
  return (opening ??= load())
}

const load = () => import('#studio/words.ts')

export type WordFunctions = Awaited<ReturnType<typeof load>>

let opening: ReturnType<typeof load> | undefined
