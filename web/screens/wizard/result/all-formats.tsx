import { FolderDown, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { creativeDownloadUrl } from '#contract/ads/downloads.ts'
import type { FormatId } from '#contract/formats.ts'
import { urlAcceptingMissing, missingParts, namesOfParts } from '#contract/ads/required-parts.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { FormatSheet } from '#web/features/generation/format-sheet.tsx'
import type { Refused } from '#web/features/generation/format-state.ts'
import { RefusalPanel } from '#web/features/generation/generation-panels.tsx'
import type { GenerationSession } from '#web/features/generation/generation-session.ts'
import { useIsAnyGenerating } from '#web/features/generation/use-generation.ts'
import { Button, ButtonAnchor, ButtonNote } from '#web/ui/button.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import { useCreditCost } from '../use-credit-cost.ts'
import type { WizardState } from '../wizard-state.ts'
import styles from '../wizard.module.css'
import { ExtraFiles, NO_EXTRAS, urlWithExtras } from './extra-files.tsx'

interface AllFormatsProps {
  wizard: WizardState
  session: GenerationSession
  formats: readonly FormatId[]
  variants: readonly Variant[]
  onOpen: (format: FormatId) => void
}

/** The ad's formats side by side, with actions for all of them. */
export function AllFormats({ wizard, session, formats, variants, onOpen }: AllFormatsProps) {
  const made = formats.filter((format) => variants.some((variant) => variant.format === format))
  const cost = useCreditCost(made.length)
  const isBusy = useIsAnyGenerating(session, formats)
  const lacking = missingParts(variants.flatMap(({ findings }) => findings))
  const [refusal, setRefusal] = useState<Refused>()
  const [extras, setExtras] = useState(NO_EXTRAS)

  async function makeAgain() {
    const start = await session.generateAll(made, variants, { look: 'new' })
    setRefusal(start.kind === 'refused' ? start : undefined)
  }

  return (
    <>
      <div className={styles.sheetTools}>
        <p>{t('The same words on every format. A new look gives all of them another layout, and keeps this one.')}</p>
        {wizard.ad.id && variants.length > 1 && (
          <ButtonAnchor
            variant="primary"
            icon={<FolderDown aria-hidden />}
            href={urlWithExtras(urlAcceptingMissing(creativeDownloadUrl(wizard.ad.id), lacking), extras)}
            download
          >
            {lacking.length === 0
              ? t('Download all')
              : t('Download all without {parts}', { parts: translated(namesOfParts(lacking)) })}
          </ButtonAnchor>
        )}
        <Button icon={<Shuffle aria-hidden />} disabled={isBusy || made.length === 0} onClick={() => void makeAgain()}>
          {t('New look for all')} {cost && <ButtonNote>{cost}</ButtonNote>}
        </Button>
      </div>
      {wizard.ad.id && variants.length > 1 && <ExtraFiles chosen={extras} onChange={setExtras} />}
      {refusal && (
        <RefusalPanel state={refusal} usesCredit={cost !== undefined} onGoBack={() => setRefusal(undefined)} />
      )}
      <FormatSheet session={session} formats={formats} variants={variants} onOpen={onOpen} />
    </>
  )
}
