import { ArrowLeft, MessageSquareShare, Ticket, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { compareFormats, type FormatId, getFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { useCredits } from '#web/api/money/credits.ts'
import { useVariants } from '#web/api/ads/list-variants.ts'
import type { Refused } from '#web/features/generation/format-state.ts'
import type { GenerationSession } from '#web/features/generation/generation-session.ts'
import type { FormatsOptions } from '#web/api/ads/generate-formats.ts'
import type { Generations } from '#web/features/generation/generations.ts'
import { useUnmade } from '#web/features/generation/use-generation.ts'
import { TestLineOf } from '#web/features/creative-card/test-line.tsx'
import type { OpenedField } from '#web/features/on-this-ad/opened-field.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { findShownTab } from '#web/ui/overlays/focus-return.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { Link } from '#web/router/link.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import { AddFormatDialog } from './add-format-dialog.tsx'
import { formatPicture } from '../format-picture.ts'
import { FormatResult } from './format-result.tsx'
import { MissingPictures } from '../missing-pictures.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { WizardState } from '../wizard-state.ts'
import styles from '../wizard.module.css'

const AllFormats = lazyPart(async () => (await import('./all-formats.tsx')).AllFormats)
const OverLine = lazyPart(async () => (await import('./over-line.tsx')).OverLine)
const ShareDialog = lazyPart(async () => (await import('../sharing/share-dialog.tsx')).ShareDialog)
const ShareNote = lazyPart(async () => (await import('../sharing/share-dialog.tsx')).ShareNote)

/** A format's own tab, the sheet of all formats, or undefined if the ad has no format. */
export type ShownTab = FormatId | typeof ALL_FORMATS | undefined

export const ALL_FORMATS = 'all'

const NONE: readonly Variant[] = []

interface ResultTabsProps {
  wizard: WizardState
  generations: Generations
  session: GenerationSession
  variants: readonly Variant[]
  formats: readonly FormatId[]
  active: ShownTab
  onActivate: (tab: ShownTab) => void
  opened: OpenedField | undefined
  onOpen: (opened: OpenedField) => void
  /** Set while the form is shown. */
  isChanging: boolean
  onChanging: (isChanging: boolean) => void
}

export function ResultTabs(props: ResultTabsProps) {
  const { wizard, generations, session, variants, active, onActivate, opened, onOpen } = props
  const { isChanging, onChanging } = props
  const [isAdding, setAdding] = useState(false)
  const isAdded = useRef(false)
  const [isSharing, setSharing] = useState(false)
  // The tabs are always in the same order, whatever the order of the choices.
  const formats = props.formats.toSorted(compareFormats)
  const hasSheet = formats.length > 1
  // This is read here instead of passed down: while only one of both has arrived, pictures must not be reported as
  // missing.
  const { data: read } = useVariants(wizard.ad.id)
  const areRead = read !== undefined
  const unmade = useUnmade(session, formats, read ?? NONE)
  // A single format that failed offers its remedy in its own tab.
  const isLacking =
    areRead && hasSheet && unmade.some((format) => unmade.length > 1 || session.stateOf(format).kind === 'idle')
  const shown = active === ALL_FORMATS && !hasSheet ? formats[0] : active

  function startAdding() {
    isAdded.current = false
    setAdding(true)
  }

  function add(format: FormatId) {
    isAdded.current = true
    setAdding(false)
    wizard.draft.change({ selectedFormats: [...new Set([...props.formats, format])] })
    onActivate(format)
    void wizard.saving.save()
    void session.generate(format, undefined)
  }

  async function addAll(missing: FormatId[]): Promise<Refused | undefined> {
    const start = await session.generateAll(missing, variants)
    if (start.kind === 'refused') return start
    isAdded.current = start.kind !== 'failed'
    setAdding(false)
    if (start.kind === 'failed') return undefined
    const chosen = wizard.draft.latestFields().selectedFormats
    wizard.draft.change({ selectedFormats: [...new Set([...props.formats, ...chosen, ...missing])] })
    onActivate(missing[0])
    void wizard.saving.save()
    return undefined
  }

  async function makeMissing(missing: FormatId[], options?: FormatsOptions): Promise<Refused | undefined> {
    const start = await session.generateAll(missing, variants, options)
    return start.kind === 'refused' ? start : undefined
  }

  function drop(format: FormatId) {
    const left = formats.filter((other) => other !== format)
    wizard.draft.change({ selectedFormats: left })
    session.dismiss(format)
    onActivate(left[0])
  }

  return (
    <StepFrame title={t('Generate and preview')} aside={<CreditsBadge />}>
      {wizard.ad.id && <TestLineOf creativeId={wizard.ad.id} className={styles.test} />}
      <MissingPictures
        variants={variants}
        formats={formats}
        missing={unmade}
        areOffered={isLacking}
        titleOf={missingSentence}
        onMake={makeMissing}
      />
      {wizard.ad.id && <OverLine creativeId={wizard.ad.id} />}
      <Tabs value={shown ?? ''} onValueChange={(tab) => onActivate(tab as ShownTab)}>
        <div className={styles.tabRow}>
          <TabList label={t('Ad formats')}>
            {formats.map((format) => (
              <Tab key={format} value={format}>
                {getFormat(format).name}
                {variants.some((variant) => variant.format === format && variant.stale) && (
                  <Mark label={t('out of date')} />
                )}
              </Tab>
            ))}
            {hasSheet && <Tab value={ALL_FORMATS}>{t('All formats')}</Tab>}
          </TabList>
          <Button size="sm" icon={<Plus aria-hidden />} data-add-format onClick={startAdding}>
            {t('Add New Format')}
          </Button>
        </div>
        {formats.map((format) => (
          <TabPanel key={format} value={format}>
            <FormatResult
              wizard={wizard}
              generations={generations}
              session={session}
              format={format}
              variants={variants}
              opened={opened}
              onOpen={onOpen}
              isChanging={isChanging}
              onChanging={onChanging}
              isOnly={formats.length === 1}
              onDropped={() => drop(format)}
            />
          </TabPanel>
        ))}
        {hasSheet && (
          <TabPanel value={ALL_FORMATS}>
            <AllFormats session={session} formats={formats} variants={variants} wizard={wizard} onOpen={onActivate} />
          </TabPanel>
        )}
      </Tabs>
      {formats.length === 0 && <p className={styles.none}>{t('This ad has no format. Add one to generate it.')}</p>}
      <footer className={styles.actions}>
        <Button variant="ghost" icon={<ArrowLeft aria-hidden />} onClick={() => void wizard.navigation.back()}>
          {t('Back')}
        </Button>
        {wizard.ad.id && variants.length > 0 && (
          <Button icon={<MessageSquareShare aria-hidden />} onClick={() => setSharing(true)}>
            {t('Share for approval')}
            <ShareNote creativeId={wizard.ad.id} />
          </Button>
        )}
      </footer>
      {wizard.ad.id && isSharing && <ShareDialog creativeId={wizard.ad.id} onClose={() => setSharing(false)} />}
      <AddFormatDialog
        open={isAdding}
        onOpenChange={setAdding}
        focusInstead={() => (isAdded.current ? findShownTab() : undefined)}
        picture={formatPicture(wizard.draft.fields, variants)}
        without={formats}
        onAdd={add}
        onAddAll={addAll}
      />
    </StepFrame>
  )
}

function missingSentence(unmade: readonly FormatId[]): string {
  const [first] = unmade
  return first && unmade.length === 1
    ? t('{name} has no picture yet.', { name: getFormat(first).name })
    : plural(unmade.length, {
        one: '1 format of this ad has no picture yet.',
        other: '{count} formats of this ad have no picture yet.',
      })
}

function CreditsBadge() {
  const credits = useCredits()
  // An empty placeholder, so that nothing below it moves when the credits have loaded.
  if (!credits) return <span className={styles.credits} />
  return (
    <Link to="/subscription" className={styles.credits}>
      <Badge>
        <Ticket aria-hidden />{' '}
        {credits.unlimited
          ? t('∞ credits')
          : plural(credits.adGeneration, { one: '1 credit', other: '{count} credits' })}
      </Badge>
    </Link>
  )
}
