/**
 * Gives a function that makes a value when it is first called, and keeps it. For formatters: a browser takes some ten
 * milliseconds to make its first one, which would delay the start of every page whose modules name it.
 */
export function madeOnce<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
