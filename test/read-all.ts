/** Collects all values in order. */
export async function readAll<Value>(coming: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = []
  for await (const value of coming) all.push(value)
  return all
}
