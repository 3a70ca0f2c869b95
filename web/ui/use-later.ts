import { useEffect, useState } from 'react'
import { load } from '#web/ui/load-chunk.ts'

/**
 * What comes behind the page, as soon as it is there. Undefined until then, and where it does not come: for what a page can do without.
 * `find` is one function for good.
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
