/**
 * Makes a cache that forgets everything when it is full: a worker typesets hundreds of ads, and the next one fills it
 * again in milliseconds.
 */
export function boundedCache<Value>(maxEntries: number): (key: string, make: () => Value) => Value {
  const entries = new Map<string, Value>()
  return (key, make) => {
    const known = entries.get(key)
    // An entry may hold undefined, so `has` decides.
    if (known !== undefined || entries.has(key)) return known as Value
    if (entries.size >= maxEntries) entries.clear()
    const value = make()
    entries.set(key, value)
    return value
  }
}
