import { useState } from 'react'
import { saleDownloadUrl } from '#contract/ads/downloads.ts'
import { SALE_PLAN_MESSAGE, SALE_STATES_MAX, stateOfDay } from '#contract/ads/sales/sale-days.ts'
import type { SaleCalendar, SalePicture } from '#contract/ads/sales/sale-calendar.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { isPainting, usePaintSale, useSaleCalendar, useSaveSale } from '#web/api/ads/sale-calendar.ts'
import { useToday } from '#web/api/ads/use-today.ts'
import { Button, ButtonLink, ButtonNote } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { plural, translated, t } from '#web/i18n/i18n.ts'
import {
  draftsOf,
  isChanged,
  oneMore,
  refuseDrafts,
  type SaleDraft,
  type SaleWordPart,
  toStates,
  usualStates,
} from './sale-draft.ts'
import { DownloadSale } from './download-sale.tsx'
import { SaleStateFields } from './sale-state-fields.tsx'
import styles from './sale-calendar.module.css'

interface SaleDialogProps {
  creativeId: string
  open: boolean
  onClose: () => void
  /** Set if the plan includes sales; otherwise existing states can only be read and deleted. */
  isAllowed: boolean
  /** The current texts of the ad, by part. */
  onAd: Partial<Record<SaleWordPart, string>>
}

/** Edits the texts of an ad before, during and after a sale, by day. Typed text is kept while the dialog is closed. */
export function SaleDialog({ creativeId, open, onClose, isAllowed, onAd }: SaleDialogProps) {
  const { data: calendar, error, refetch } = useSaleCalendar(creativeId)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('Sale calendar')}
      description={t(
        'What this ad says from which day. Each state has pictures of its own, in every format of the ad; the ad itself stays as it is.',
      )}
      width="lg"
    >
      {calendar && <SaleForm creativeId={creativeId} calendar={calendar} isAllowed={isAllowed} onAd={onAd} />}
      {!calendar && !error && (
        <p role="status">
          <Spinner /> {t('Looking for the calendar...')}
        </p>
      )}
      {!calendar && error && (
        <div className={styles.actions}>
          <p role="alert">{errorSentence(error)}</p>
          <Button onClick={() => void refetch()}>{t('Try again')}</Button>
        </div>
      )}
    </Dialog>
  )
}

type SaleFormProps = Pick<SaleDialogProps, 'creativeId' | 'isAllowed' | 'onAd'> & { calendar: SaleCalendar }

function SaleForm({ creativeId, calendar, isAllowed, onAd }: SaleFormProps) {
  const { states, missing } = calendar
  const [typed, setTyped] = useState<SaleDraft[]>()
  const [refusal, setRefusal] = useState<string>()
  const save = useSaveSale(creativeId)
  const paint = usePaintSale(creativeId)
  const drafts = typed ?? draftsOf(states)
  const isUnsaved = isChanged(drafts, states)
  const isBusy = isPainting(calendar)
  const pictures = states.flatMap((state) => state.pictures)
  const ready = pictures.filter(({ state, isOutdated }) => state === 'done' && !isOutdated)
  const day = useToday()
  const today = day === undefined ? undefined : stateOfDay(states, day)
  const failure = refusal ?? (save.error && errorSentence(save.error)) ?? (paint.error && errorSentence(paint.error))

  function change(next: SaleDraft[]) {
    setRefusal(undefined)
    save.reset()
    setTyped(next)
  }

  function send() {
    const message = refuseDrafts(drafts)
    setRefusal(message)
    if (!message) save.mutate(toStates(drafts), { onSuccess: () => setTyped(undefined) })
  }

  return (
    <div className={styles.calendar}>
      {!isAllowed && (
        <p className={styles.note}>
          {translated(SALE_PLAN_MESSAGE)} <ButtonLink to="/subscription">{t('View Plans')}</ButtonLink>
        </p>
      )}
      {drafts.map((draft) => (
        <SaleStateFields
          key={draft.key}
          creativeId={creativeId}
          draft={draft}
          onAd={onAd}
          isAllowed={isAllowed}
          state={states.find(({ id }) => id === draft.id)}
          isToday={today !== undefined && draft.id === today.id}
          isOpen={states.length === 0 || draft.id === undefined || draft.id === today?.id}
          onChange={(next) => change(drafts.map((one) => (one.key === draft.key ? next : one)))}
          onDelete={() => change(drafts.filter((one) => one.key !== draft.key))}
        />
      ))}
      {isAllowed && (
        <div className={styles.actions}>
          {drafts.length === 0 && (
            <Button onClick={() => change(usualStates(new Date()))}>
              {t('Begin with before, from Friday, last day, over')}
            </Button>
          )}
          {drafts.length < SALE_STATES_MAX && (
            <Button variant="ghost" onClick={() => change([...drafts, oneMore(drafts, crypto.randomUUID())])}>
              {t('Add a state')}
            </Button>
          )}
        </div>
      )}
      {failure && <p role="alert">{failure}</p>}
      <output className={styles.note}>
        {statusSentence({ isBusy, isUnsaved, missing, ready: ready.length, pictures })}
      </output>
      <footer className={styles.actions}>
        {isUnsaved && (
          <Button variant="primary" loading={save.isPending} loadingLabel={t('Saving...')} onClick={send}>
            {t('Save calendar')}
          </Button>
        )}
        {!isUnsaved && isAllowed && missing > 0 && (
          <Button variant="primary" loading={paint.isPending} onClick={() => paint.mutate()}>
            {plural(missing, { one: 'Make 1 picture', other: 'Make {count} pictures' })}{' '}
            <ButtonNote>{t('no credits')}</ButtonNote>
          </Button>
        )}
        {!isUnsaved && ready.length > 0 && !isBusy && (
          <DownloadSale href={saleDownloadUrl(creativeId)} pictures={ready} />
        )}
      </footer>
    </div>
  )
}

interface CalendarStatus {
  isBusy: boolean
  isUnsaved: boolean
  missing: number
  ready: number
  pictures: readonly SalePicture[]
}

function statusSentence({ isBusy, isUnsaved, missing, ready, pictures }: CalendarStatus): string {
  const waiting = pictures.filter(({ state }) => state === 'queued').length
  if (isBusy) return plural(waiting, { one: '1 picture is being made.', other: '{count} pictures are being made.' })
  if (isUnsaved) return t('Save the calendar, then its pictures can be made.')
  if (missing > 0)
    return plural(missing, {
      one: '1 picture is missing or out of date.',
      other: '{count} pictures are missing or out of date.',
    })
  return ready > 0 ? t('All pictures are there.') : ''
}
