import type { Face } from './faces.ts'
import type { TextShape } from './type-context.ts'

type ShapeCache = (face: Face, language: string, text: string, make: () => TextShape) => TextShape

/**
 * Caches the shapes of texts by the face's object, without a key that would have to be put together: an ad asks for
 * them hundreds of times. Forgets everything when full, as `boundedCache` does.
 */
export function shapeCache(maxEntries: number): ShapeCache {
  let faces = new WeakMap<Face, Map<string, Map<string, TextShape>>>()
  let entries = 0
  return (face, language, text, make) => {
    const known = faces.get(face)?.get(language)?.get(text)
    if (known) return known
    const shape = make()
    if (entries >= maxEntries) {
      faces = new WeakMap()
      entries = 0
    }
    const languages = faces.get(face) ?? new Map<string, Map<string, TextShape>>()
    faces.set(face, languages)
    const texts = languages.get(language) ?? new Map<string, TextShape>()
    languages.set(language, texts)
    texts.set(text, shape)
    entries += 1
    return shape
  }
}
