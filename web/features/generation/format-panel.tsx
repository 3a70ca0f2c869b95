import type { ReactNode } from 'react'
import {
  CalendarDays,
  FlaskConical,
  Download,
  EllipsisVertical,
  Lightbulb,
  Pencil,
  RefreshCw,
  Smartphone,
  Sparkles,
  Trash2,
} from 'lucide-react'
import { downloadFileName, type FormatId, getFormat, sizeLabelOf } from '#contract/formats.ts'
import { downloadUrl } from '#contract/pictures/image-urls.ts'
import { urlAcceptingMissing, missingParts } from '#contract/ads/required-parts.ts'
import { downloadLabel } from '#web/api/ads/download-label.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Menu, MenuAnchor, MenuItem } from '#web/ui/overlays/menu.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/i18n/i18n.ts'
import type { FormatState } from './format-state.ts'
import styles from './format-panel.module.css'
import { FailurePanel, RefusalPanel } from './generation-panels.tsx'
import { GenerationProgress } from './generation-progress.tsx'
import { Preview, PreviewRoom } from './preview.tsx'
import { ReadyToUpload } from './ready-to-upload.tsx'

const WaitingSketch = lazyPart(async () => (await import('./waiting-sketch.tsx')).WaitingSketch)

interface FormatPanelProps {
  format: FormatId
  state: FormatState
  variant: Variant | undefined
  /** The address of the ad's sketch from step 3, shown while there is no ad. */
  sketchUrl: string | undefined
  /** The version that the user compares with. */
  before: Variant | undefined
  /** Content over the picture, of its size. */
  overlay: ReactNode
  /** Content under the picture. */
  tools: ReactNode
  /** Content beside the picture if there is room, otherwise below it. */
  aside: ReactNode
  /** Set while the form is shown; on phones the picture is small then, and stays in view. */
  isChanging: boolean
  onChanging: (isChanging: boolean) => void
  /** The result of the last change, as a sentence. */
  answer: string
  /** Set if a generation costs a credit. */
  usesCredit: boolean
  /** Generates the ad again, with the same words in another composition. */
  onGenerate: () => void
  onAnotherIdea: () => void
  onUseStudio: () => void
  onInContext: () => void
  /** Opens the sale calendar: the texts of the ad by day. */
  onSaleCalendar: () => void
  /** Opens the tests of one thing. */
  onTrials: () => void
  onCancel: () => void
  onDelete: () => void
  onGoBack: () => void
  /** Content below the finished ad. */
  children?: ReactNode
}

/** The panel of one format: the progress of its generation, what went wrong, or the ad itself. */
export function FormatPanel(props: FormatPanelProps) {
  const { format, state, variant, aside, isChanging } = props
  const name = getFormat(format).name
  return (
    <section className={styles.panel} aria-label={name}>
      <div className={classNames(styles.columns, variant && isChanging && styles.withAside)}>
        <Work {...props} name={name} />
        {variant && aside}
        <div className={styles.below}>
          {variant && state.kind !== 'generating' && <ReadyToUpload {...variant} />}
          {props.children}
        </div>
      </div>
    </section>
  )
}

function Work({ name, ...props }: FormatPanelProps & { name: string }) {
  const { format, state, variant, sketchUrl, before, overlay, answer, tools } = props
  const { isChanging, usesCredit, onGenerate, onUseStudio, onCancel, onGoBack } = props
  return (
    <div className={styles.work}>
      <PanelHead {...props} />
      {state.kind === 'generating' && <GenerationProgress format={format} state={state} onCancel={onCancel} />}
      {state.kind === 'failed' && (
        <FailurePanel
          usesCredit={usesCredit}
          onGoBack={onGoBack}
          state={state}
          hasPicture={variant !== undefined}
          onRetry={onGenerate}
        />
      )}
      {state.kind === 'refused' && (
        <RefusalPanel usesCredit={usesCredit} onGoBack={onGoBack} onUseStudio={onUseStudio} state={state} />
      )}
      {!variant && state.kind === 'generating' && sketchUrl && <WaitingSketch format={format} url={sketchUrl} />}
      {variant && (
        <Preview
          variant={variant}
          before={before}
          overlay={overlay}
          answer={answer}
          isChanging={isChanging}
          isOutdated={state.kind === 'generating'}
        >
          {tools}
        </Preview>
      )}
      {!variant && state.kind === 'checking' && <Checking format={format} />}
      {!variant && state.kind === 'idle' && <Unmade usesCredit={usesCredit} onGenerate={onGenerate} name={name} />}
    </div>
  )
}

function PanelHead({ format, state, variant, usesCredit, ...props }: FormatPanelProps) {
  const { isChanging, onChanging, onGenerate, onAnotherIdea, onInContext, onSaleCalendar, onTrials, onDelete } = props
  const name = getFormat(format).name
  const isBusy = state.kind === 'generating'
  const lacking = variant ? missingParts(variant.findings) : []
  const cost = usesCredit && <span className={styles.cost}>{t('Uses 1 credit')}</span>
  return (
    <header className={styles.head}>
      <p>
        <strong>{name}</strong> <span className={styles.size}>{sizeLabelOf(getFormat(format))}</span>
      </p>
      <div className={styles.tools}>
        {variant && (
          <Button
            icon={<Pencil aria-hidden />}
            aria-expanded={isChanging}
            data-changes
            onClick={() => onChanging(!isChanging)}
          >
            {t('Change words')}
          </Button>
        )}
        {variant && !isBusy && (
          <ButtonAnchor
            variant="primary"
            icon={<Download aria-hidden />}
            href={urlAcceptingMissing(downloadUrl(variant.imageUrl), lacking)}
            download={downloadFileName(format)}
          >
            {downloadLabel(lacking)}
          </ButtonAnchor>
        )}
        <Menu
          trigger={
            <IconButton label={t('{name} options', { name })} variant="secondary">
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
        >
          {variant && (
            <MenuAnchor
              icon={<Download aria-hidden />}
              href={urlAcceptingMissing(downloadUrl(variant.imageUrl), lacking)}
              download={downloadFileName(format)}
            >
              {downloadLabel(lacking)}
            </MenuAnchor>
          )}
          <MenuItem icon={<RefreshCw aria-hidden />} disabled={isBusy} onSelect={onGenerate}>
            <span>
              {variant ? t('Regenerate') : t('Generate')} {cost}
            </span>
          </MenuItem>
          {variant && (
            <MenuItem icon={<Lightbulb aria-hidden />} disabled={isBusy} onSelect={onAnotherIdea}>
              <span>
                {t('Another idea')} {cost}
              </span>
            </MenuItem>
          )}
          {variant && (
            <MenuItem icon={<Smartphone aria-hidden />} onSelect={onInContext}>
              {t('In place')}
            </MenuItem>
          )}
          {variant && (
            <MenuItem icon={<CalendarDays aria-hidden />} onSelect={onSaleCalendar}>
              {t('Sale calendar')}
            </MenuItem>
          )}
          {variant && (
            <MenuItem icon={<FlaskConical aria-hidden />} onSelect={onTrials}>
              {t('Test one thing')}
            </MenuItem>
          )}
          <MenuItem icon={<Trash2 aria-hidden />} danger disabled={isBusy} onSelect={onDelete}>
            {t('Delete')}
          </MenuItem>
        </Menu>
      </div>
    </header>
  )
}

function Checking({ format }: { format: FormatId }) {
  const { widthPx: width, heightPx: height } = getFormat(format)
  return (
    <div className={styles.checking}>
      <PreviewRoom width={width} height={height}>
        <Skeleton className={styles.skeleton} />
      </PreviewRoom>
      <output>{t('Looking for your ad...')}</output>
    </div>
  )
}

function Unmade({ name, usesCredit, onGenerate }: { name: string; usesCredit: boolean; onGenerate: () => void }) {
  return (
    <div className={styles.unmade}>
      <p>{t('{name} is not generated yet.', { name })}</p>
      <Button variant="primary" icon={<Sparkles aria-hidden />} onClick={onGenerate}>
        {t('Generate')} {usesCredit && <span className={styles.cost}>{t('Uses 1 credit')}</span>}
      </Button>
    </div>
  )
}
