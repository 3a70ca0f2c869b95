/** No message of an agent is nested so deeply; functions that call themselves for each level would exhaust the stack. */
const LEVELS_MAX = 100

/** Returns true if a parsed message has more levels than any honest one. */
export function isTooDeep(message: unknown): boolean {
  let level = [message].filter(isObject)
  for (let levels = 0; level.length > 0; levels += 1) {
    if (levels > LEVELS_MAX) return true
    level = level.flatMap((one) => Object.values(one).filter(isObject))
  }
  return false
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
