import { FolderDown } from 'lucide-react'
import type { CreativeWithVariants } from '#contract/creative.ts'
import { creativesDownloadUrl } from '#contract/downloads.ts'
import styles from '#web/screens/gallery/gallery-toolbar.module.css'
import { isSelectable, type Selection } from '#web/screens/gallery/use-selection.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'

interface SelectionBarProps {
  /** Those that are shown. */
  creatives: readonly CreativeWithVariants[]
  selection: Selection
  onSelectionChange: (selection: Selection | undefined) => void
}

/** What can be done with the chosen ads together. One that is no longer shown counts no more. */
export function SelectionBar({ creatives, selection, onSelectionChange }: SelectionBarProps) {
  const selectable = creatives.filter(isSelectable).map(({ id }) => id)
  const chosen = selectable.filter((id) => selection.has(id))
  const icon = <FolderDown aria-hidden />
  return (
    <section className={styles.selection} aria-label="Selected ads">
      <output>{chosen.length === 1 ? '1 ad selected' : `${chosen.length} ads selected`}</output>
      {chosen.length > 0 ? (
        <ButtonAnchor size="sm" icon={icon} href={creativesDownloadUrl(chosen)} download>
          Download selected
        </ButtonAnchor>
      ) : (
        <Button size="sm" icon={icon} disabled>
          Download selected
        </Button>
      )}
      <Button size="sm" onClick={() => onSelectionChange(new Set(selectable))}>
        Select all
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onSelectionChange(undefined)}>
        Done
      </Button>
    </section>
  )
}
