import { TRIAL_FACTORS, TRIAL_PLAN_MESSAGE, type TrialFactor } from '#contract/ads/trials/factors.ts'
import type { NewTrial } from '#contract/ads/trials/trial.ts'
import { useState } from 'react'
import { useCreateTrial, useTrials } from '#web/api/ads/trials.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Button, ButtonLink, ButtonNote } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import { TrialCard } from './trial-card.tsx'
import styles from './trials.module.css'

interface TrialDialogProps {
  creativeId: string
  open: boolean
  onClose: () => void
  /** Set if the plan includes trials; otherwise existing ones can only be read and deleted. */
  isAllowed: boolean
  /** Addresses of the ad's photos that do not lead. */
  otherPhotos: readonly string[]
}

/** Starts tests of one thing of an ad, and shows those that there are. */
export function TrialDialog({ creativeId, open, onClose, isAllowed, otherPhotos }: TrialDialogProps) {
  const { data, error, isPending } = useTrials(creativeId)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('Test one thing')}
      description={t(
        'Pictures of this ad that are the same to the pixel but for one thing. The ad itself stays as it is.',
      )}
      width="lg"
    >
      <div className={styles.trials}>
        {!isAllowed && (
          <p>
            {translated(TRIAL_PLAN_MESSAGE)} <ButtonLink to="/subscription">{t('View Plans')}</ButtonLink>
          </p>
        )}
        {isAllowed && !isPending && (
          <NewTrial creativeId={creativeId} otherPhotos={otherPhotos} isFirst={!data?.trials.length} />
        )}
        {error && <p role="alert">{errorSentence(error)}</p>}
        {data?.trials.map((trial, at) => (
          <TrialCard key={trial.id} creativeId={creativeId} trial={trial} isOpen={at === 0} />
        ))}
      </div>
    </Dialog>
  )
}

type NewTrialProps = Pick<TrialDialogProps, 'creativeId' | 'otherPhotos'>

/** Folds the form away where there are tests already: people come back for their results. */
function NewTrial({ isFirst, ...props }: NewTrialProps & { isFirst: boolean }) {
  const [wasFirst] = useState(isFirst)
  if (wasFirst) return <NewTrialForm {...props} />
  return (
    <details className={styles.start}>
      <summary>{t('Start another test')}</summary>
      <NewTrialForm {...props} />
    </details>
  )
}

function NewTrialForm({ creativeId, otherPhotos }: NewTrialProps) {
  const [factor, setFactor] = useState<TrialFactor>('headline')
  const [lines, setLines] = useState('')
  const [campaign, setCampaign] = useState('')
  const create = useCreateTrial(creativeId)
  const offered = TRIAL_FACTORS.filter(({ id }) => id !== 'photo' || otherPhotos.length > 0)
  const isTyped = factor !== 'photo' && factor !== 'side'

  function start() {
    const factors = [toFactor(factor, lines, otherPhotos)]
    create.mutate({ campaign, factors }, { onSuccess: () => setLines('') })
  }

  return (
    <div className={styles.form}>
      <SelectField
        label={t('What to test')}
        value={factor}
        {...hintOf(factor)}
        onChange={({ target }) => setFactor(target.value as TrialFactor)}
      >
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {translated(name)}
          </option>
        ))}
      </SelectField>
      {isTyped && (
        <TextArea
          label={t('Other versions')}
          hint={
            factor === 'ground' ? t('One color a line, such as #22577a') : t('One a line; the ad as it is takes part')
          }
          rows={3}
          value={lines}
          onChange={({ target }) => setLines(target.value)}
        />
      )}
      <TextField
        label={t('Name of the campaign')}
        hint={t('Part of the names of the pictures')}
        value={campaign}
        onChange={({ target }) => setCampaign(target.value)}
      />
      {create.error && <p role="alert">{errorSentence(create.error)}</p>}
      <div className={styles.actions}>
        <Button variant="primary" loading={create.isPending} onClick={start}>
          {t('Make the pictures')} <ButtonNote>{t('no credits')}</ButtonNote>
        </Button>
      </div>
    </div>
  )
}

/** Explains what is tested where nothing is typed. */
function hintOf(factor: TrialFactor): { hint?: string } {
  if (factor === 'photo') return { hint: t('Each other photo of the ad is one version') }
  if (factor === 'side') return { hint: t('The product and the words change places') }
  if (factor === 'price') return { hint: t('Each version is another price') }
  return {}
}

function toFactor(factor: TrialFactor, lines: string, photos: readonly string[]): NewTrial['factors'][number] {
  const typed = lines.split('\n').flatMap((line) => line.trim() || [])
  switch (factor) {
    case 'photo':
      return { factor, levels: [...photos] }
    case 'side':
      return { factor, levels: ['other'] }
    case 'price':
      return { factor, levels: typed.map((price) => ({ price })) }
    default:
      return { factor, levels: typed }
  }
}
