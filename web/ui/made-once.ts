/**
 * What is made when it is first needed, and kept. For formatters: a browser takes some ten milliseconds to make its first one, which
 * would be taken from the start of every page whose files name it.
 */
export function madeOnce<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
