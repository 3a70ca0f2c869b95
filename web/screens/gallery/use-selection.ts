import { useState } from 'react'

/** Which ads are chosen to do something with together; undefined while nobody chooses. */
export type Selection = ReadonlySet<string>

export function useSelection() {
  const [selection, setSelection] = useState<Selection>()

  function toggle(id: string) {
    const next = new Set(selection)
    if (!next.delete(id)) next.add(id)
    setSelection(next)
  }

  return { selection, setSelection, toggle }
}
