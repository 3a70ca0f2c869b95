import { ArrowLeft, Ticket, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type FormatId, getFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/variant.ts'
import { creditsText, useCredits } from '#web/api/credits.ts'
import type { GenerationSession } from '#web/features/generation/generation-session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { AddFormatDialog } from './add-format-dialog.tsx'
import { formatPicture } from './format-picture.ts'
import { FormatResult } from './format-result.tsx'
import { StepFrame } from './step-frame.tsx'
import type { WizardState } from './wizard-state.ts'
import styles from './wizard.module.css'

interface ResultTabsProps {
  wizard: WizardState
  session: GenerationSession
  variants: readonly Variant[]
  formats: readonly FormatId[]
  active: FormatId | undefined
  onActivate: (format: FormatId | undefined) => void
}

export function ResultTabs({ wizard, session, variants, formats, active, onActivate }: ResultTabsProps) {
  const [isAdding, setAdding] = useState(false)

  function add(format: FormatId) {
    setAdding(false)
    wizard.change({ selectedFormats: [...new Set([...formats, format])] })
    onActivate(format)
    void wizard.save()
    void session.generate(format, undefined)
  }

  async function addAll(missing: FormatId[]) {
    setAdding(false)
    const refused = await session.generateAll(missing, (format) => {
      const chosen = wizard.latestFields().selectedFormats
      wizard.change({ selectedFormats: [...new Set([...formats, ...chosen, format])] })
      if (format === missing[0]) onActivate(format)
    })
    // Its tab says why nothing more is made.
    if (refused) onActivate(refused)
    void wizard.save()
  }

  function drop(format: FormatId) {
    const left = formats.filter((other) => other !== format)
    wizard.change({ selectedFormats: left })
    session.dismiss(format)
    onActivate(left[0])
  }

  return (
    <StepFrame title="Generate and preview" aside={<CreditsBadge />}>
      <Tabs value={active ?? ''} onValueChange={(format) => onActivate(format as FormatId)}>
        <div className={styles.tabRow}>
          <TabList label="Ad formats">
            {formats.map((format) => (
              <Tab key={format} value={format}>
                {getFormat(format).name}
              </Tab>
            ))}
          </TabList>
          <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            Add New Format
          </Button>
        </div>
        {formats.map((format) => (
          <TabPanel key={format} value={format}>
            <FormatResult
              {...{ wizard, session, format }}
              variant={variants.find((variant) => variant.format === format)}
              isOnly={formats.length === 1}
              onDropped={() => drop(format)}
            />
          </TabPanel>
        ))}
      </Tabs>
      {formats.length === 0 && <p className={styles.none}>This ad has no format. Add one to generate it.</p>}
      <footer className={styles.actions}>
        <Button variant="ghost" icon={<ArrowLeft aria-hidden />} onClick={() => void wizard.back()}>
          Back
        </Button>
        <ButtonLink to="/creatives">My Gallery</ButtonLink>
      </footer>
      <AddFormatDialog
        open={isAdding}
        onOpenChange={setAdding}
        picture={formatPicture(wizard.fields, variants)}
        without={formats}
        onAdd={add}
        onAddAll={(missing) => void addAll(missing)}
      />
    </StepFrame>
  )
}

function CreditsBadge() {
  const credits = useCredits()
  if (!credits) return null
  const noun = credits.adGeneration === 1 && !credits.unlimited ? 'credit' : 'credits'
  return (
    <Link to="/subscription" className={styles.credits}>
      <Badge>
        <Ticket aria-hidden /> {creditsText(credits)} {noun}
      </Badge>
    </Link>
  )
}
