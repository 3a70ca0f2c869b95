import { useState } from 'react'

/** The ids of the selected ads; undefined outside a selection. */
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
