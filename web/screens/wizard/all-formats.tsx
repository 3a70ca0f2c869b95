import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import type { FormatId } from '#contract/formats.ts'
import type { Variant } from '#contract/variant.ts'
import { FormatSheet } from '#web/features/generation/format-sheet.tsx'
import type { Refused } from '#web/features/generation/format-state.ts'
import { RefusalPanel } from '#web/features/generation/generation-panels.tsx'
import type { GenerationSession } from '#web/features/generation/generation-session.ts'
import { useIsAnyGenerating } from '#web/features/generation/use-generation.ts'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { useCreditCost } from './use-credit-cost.ts'
import styles from './wizard.module.css'

interface AllFormatsProps {
  session: GenerationSession
  formats: readonly FormatId[]
  variants: readonly Variant[]
  onOpen: (format: FormatId) => void
}

/** The ad's formats beside each other, and what is done to all of them at once. */
export function AllFormats({ session, formats, variants, onOpen }: AllFormatsProps) {
  const made = formats.filter((format) => variants.some((variant) => variant.format === format))
  const cost = useCreditCost(made.length)
  const isBusy = useIsAnyGenerating(session, formats)
  const [refusal, setRefusal] = useState<Refused>()

  async function makeAnew() {
    const start = await session.generateAll(made, variants, { look: 'new' })
    setRefusal(start.kind === 'refused' ? start : undefined)
  }

  return (
    <>
      <div className={styles.sheetTools}>
        <p>The same words on every format. A new look gives all of them another composition, and keeps this one.</p>
        <Button icon={<Shuffle aria-hidden />} disabled={isBusy || made.length === 0} onClick={() => void makeAnew()}>
          New look for all {cost && <ButtonNote>{cost}</ButtonNote>}
        </Button>
      </div>
      {refusal && (
        <RefusalPanel state={refusal} usesCredit={cost !== undefined} onGoBack={() => setRefusal(undefined)} />
      )}
      <FormatSheet {...{ session, formats, variants, onOpen }} />
    </>
  )
}
