/** Makes a value when it is first asked for: words and patterns of all languages, which most processes never need. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
