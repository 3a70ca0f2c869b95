import { useEffect, useState } from 'react'
import type { AdStyle } from '#contract/choices.ts'
import { loadSketch } from './load-sketch.ts'

/** Addresses of the sketches of the recommended look and of each style. */
export type StyleSketches = Partial<Record<'recommended' | AdStyle, string>>

/**
 * Requests the user's own ad in the recommended look and in each style, one sketch after the other, because one process
 * paints them for all users. Remaining sketches are not requested if the choices change or the step is left. The first
 * failure ends the sequence: the server is busy, or nobody is signed in any more. Gives the sketches that have loaded.
 */
export function useStyleSketches(urls: StyleSketches): StyleSketches {
  const [painted, setPainted] = useState<StyleSketches>({})
  const list = JSON.stringify(Object.entries(urls))
  useEffect(() => {
    const left = JSON.parse(list) as [keyof StyleSketches, string][]
    let stop = paintNext()

    function paintNext() {
      const [style, url] = left.shift() ?? []
      if (!style || !url) return () => {}
      return loadSketch(url, {
        onPainted: () => {
          setPainted((before) => ({ ...before, [style]: url }))
          stop = paintNext()
        },
        onFailed: () => {},
      })
    }

    return () => stop()
  }, [list])
  return painted
}
