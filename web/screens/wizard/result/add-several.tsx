import { Layers } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { FormatId } from '#contract/formats.ts'
import type { Refused } from '#web/features/generation/format-state.ts'
import { RefusalPanel } from '#web/features/generation/generation-panels.tsx'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { plural } from '#web/i18n/i18n.ts'
import { useCreditCost } from '../use-credit-cost.ts'
import styles from '../wizard.module.css'

interface AddSeveralProps {
  formats: FormatId[]
  onAdd: (formats: FormatId[]) => Promise<Refused | undefined>
  onCancel: () => void
  /** The label of the button. */
  children: ReactNode
  /** Content beside the button. */
  after?: ReactNode
}

/** Adds several formats with one press, after showing the sum of the credits. All are made, or none. */
export function AddSeveral({ formats, onAdd, onCancel, children, after }: AddSeveralProps) {
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<Refused>()
  const cost = useCreditCost(formats.length)

  async function addAll() {
    setAsking(true)
    const refused = await onAdd(formats)
    setAsking(false)
    setRefusal(refused)
  }

  if (refusal) return <RefusalPanel state={refusal} usesCredit={cost !== undefined} onGoBack={onCancel} />
  const free = plural(formats.length, { one: '1 format, no credits', other: '{count} formats, no credits' })
  return (
    <p className={styles.allFormats}>
      <Button icon={<Layers aria-hidden />} loading={isAsking} onClick={() => void addAll()}>
        {children} <ButtonNote>{cost ?? free}</ButtonNote>
      </Button>
      {after}
    </p>
  )
}
