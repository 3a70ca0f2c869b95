import type { Part } from './part.ts'
import { SCREEN_PARTS } from './screen-parts.tsx'
import { UI_PARTS } from './ui-parts.tsx'

export const PARTS: readonly Part[] = [...UI_PARTS, ...SCREEN_PARTS]

/** Finds a part. Throws if there is none of this name. */
export function partNamed(name: string): Part {
  const part = PARTS.find((one) => one.name === name)
  if (!part) throw new Error(`There is no part "${name}".`)
  return part
}
