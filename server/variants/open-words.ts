/** What the studio can tell of words. Loaded when a picture is first told of, for a server at rest does without it. */
export function openWords() {
  return import('#studio/words.ts')
}
