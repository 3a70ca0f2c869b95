import { useEffect, useState } from 'react'
import { load } from '#web/ui/browser/load-chunk.ts'

/**
 * Loads an optional part after the page. Undefined until it is there, and for good if it fails to load. `find` must be
 * the same function at each render.
 */
export function useLater<Part>(find: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<{ loaded: Part }>()
  useEffect(() => {
    let isAway = false
    load(find).then(
      (loaded) => !isAway && setPart({ loaded }),
      () => {},
    )
    return () => {
      isAway = true
    }
  }, [find])
  return part?.loaded
}
