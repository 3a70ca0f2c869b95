import { useEffect, useState } from 'react'
import type { AdStyle } from '#contract/choices.ts'
import { loadSketch } from './load-sketch.ts'

/** Where the sketches of the recommended look and of each style are painted. */
export type StyleSketches = Partial<Record<'recommended' | AdStyle, string>>

/**
 * The person's own ad in the recommended look and in each style, one sketch after the other, beside the one of the chosen look: one
 * process paints them for everybody. What is left to paint when the choices change, or when the step is left, is not asked for. The
 * first that fails ends the row: the server is busy, or nobody is signed in any more. Gives back those that are there.
 */
export function useStyleSketches(wished: StyleSketches): StyleSketches {
  const [painted, setPainted] = useState<StyleSketches>({})
  const list = JSON.stringify(Object.entries(wished))
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
