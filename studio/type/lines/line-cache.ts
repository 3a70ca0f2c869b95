import type { LineStyle } from './line-style.ts'

type LineCache<Value> = (text: string, style: LineStyle, trackingEm: number, make: () => Value) => Value

/**
 * Caches values of set lines. It is read some two thousand times per ad, so no key is concatenated, and all texts
 * of a face share the letters that they have in common. Forgets everything when full, as `boundedCache` does.
 */
export function lineCache<Value>(maxEntries: number): LineCache<Value> {
  const styles = { ltr: new Map<string, Tracked<Value>>(), rtl: new Map<string, Tracked<Value>>() }
  let entries = 0
  return (text, { stack, direction }, trackingEm, make) => {
    const known = styles[direction].get(stack.key)?.get(trackingEm)?.get(text)
    if (known !== undefined) return known
    const value = make()
    if (entries >= maxEntries) {
      styles.ltr.clear()
      styles.rtl.clear()
      entries = 0
    }
    const tracked = getOrMake(styles[direction], stack.key, () => new Map<number, Map<string, Value>>())
    getOrMake(tracked, trackingEm, () => new Map<string, Value>()).set(text, value)
    entries += 1
    return value
  }
}

type Tracked<Value> = Map<number, Map<string, Value>>

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const value = make()
  map.set(key, value)
  return value
}
