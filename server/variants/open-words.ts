/** What the studio can tell of words. Loaded when a picture is first told of, for a server at rest does without it. */
export function openWords() {
  return (opening ??= load())
}

const load = () => import('#studio/words.ts')

/** Kept, for a list asks for each of its pictures. */
let opening: ReturnType<typeof load> | undefined
