import { useState } from 'react'
import { NAME_MAX } from '#contract/limits.ts'
import type { Plan } from '#contract/money/plans.ts'
import { useCreateCampaign } from '#web/api/catalogue/campaigns.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { FormatTicks } from '#web/features/format-ticks/format-ticks.tsx'
import { PlanTicks } from '#web/features/format-ticks/plan-ticks.tsx'
import type { StyleField } from '#web/features/style-choices/missing-choices.ts'
import { LookChoices } from '#web/screens/new-campaign/look-choices.tsx'
import * as drafts from '#web/screens/new-campaign/look-draft.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useNavigate } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './look-form.module.css'

export function LookForm({ plan }: { plan: Plan }) {
  const navigate = useNavigate()
  const create = useCreateCampaign()
  const [draft, setDraft] = useState(drafts.readDraft)
  const [wasSent, setSent] = useState(false)
  const problems = new Map(wasSent ? drafts.problemsOf(draft) : [])

  function change(part: Partial<drafts.LookDraft>) {
    const changed = { ...draft, ...part }
    setDraft(changed)
    drafts.writeDraft(changed)
  }

  function send() {
    setSent(true)
    const [first] = drafts.problemsOf(draft)
    const look = drafts.lookOf(draft)
    if (first || !look) return focusOn(first?.[0])
    create.mutate(
      { name: draft.name, look, formats: draft.formats },
      {
        onSuccess: ({ id }) => {
          drafts.clearDraft()
          void navigate(`/campaigns/${id}`, { replace: true })
        },
      },
    )
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('New campaign')}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        label={t('Name')}
        name="name"
        hint={t('Only you see it.')}
        placeholder={t('Spring sale')}
        maxLength={NAME_MAX}
        autoComplete="off"
        value={draft.name}
        error={problems.get('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <LookChoices
        planId={plan.id}
        chosen={draft}
        marked={new Set([...problems.keys()] as StyleField[])}
        onChange={change}
      />
      <FormatTicks
        planId={plan.id}
        chosen={draft.formats}
        error={problems.get('formats')}
        onChange={(formats) => change({ formats })}
      >
        <PlanTicks planId={plan.id} onTake={(formats) => change({ formats })} />
      </FormatTicks>
      {create.error && (
        <Notice
          variant="bad"
          title={errorSentence(create.error)}
          action={<ButtonLink to="/campaigns">{t('Your campaigns')}</ButtonLink>}
        />
      )}
      <div className={styles.actions}>
        <ButtonLink variant="ghost" to="/campaigns">
          {t('Cancel')}
        </ButtonLink>
        <Button type="submit" variant="primary" loading={create.isPending} loadingLabel={t('Saving...')}>
          {t('Next: your products')}
        </Button>
      </div>
    </form>
  )
}

function focusOn(field: drafts.FormField | undefined): void {
  document.querySelector<HTMLElement>(`form [name="${field}"]:not(:disabled)`)?.focus()
}
