import { type ReactNode, useState } from 'react'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { AccountEntry } from '#web/screens/account/account-entry.tsx'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { longDate } from '#web/ui/texts/long-date.ts'
import { t } from '#web/i18n/i18n.ts'

interface ProgramRowProps {
  name: ReactNode
  /** What it may do, and what tells it from others. */
  about: string
  /** When it ends by itself. */
  end: string
  lastUsedAt: string | null
  /** Texts of the button that ends it, and of the question before. */
  ending: { label: string; fullLabel: string; title: string; description: string; confirm: string; confirming: string }
  /** The call that ends it. */
  removal: { mutate: () => void; isPending: boolean; error: Error | null; reset: () => void }
}

/** What programs with these scopes may do, in words. */
export function scopeText(scopes: readonly TokenScope[]): string {
  return scopes.includes('make') ? t('Reads, makes, changes and deletes ads') : t('Only reads')
}

/** A way in for a program, as far as it can be shown, with a button that ends it after a question. */
export function ProgramRow({ name, about, end, lastUsedAt, ending, removal }: ProgramRowProps) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = removal

  function close() {
    reset()
    setAsking(false)
  }

  return (
    <AccountEntry
      name={name}
      facts={[
        about,
        `${end} · ${lastUsedAt ? t('Last used on {date}', { date: longDate(lastUsedAt) }) : t('Never used')}`,
      ]}
      action={
        <>
          <Button size="sm" aria-label={ending.fullLabel} onClick={() => setAsking(true)}>
            {ending.label}
          </Button>
          <AlertDialog
            open={isAsking}
            onOpenChange={close}
            title={ending.title}
            description={ending.description}
            confirmLabel={ending.confirm}
            confirmingLabel={ending.confirming}
            loading={isPending}
            onConfirm={mutate}
          >
            {error && <p role="alert">{errorSentence(error)}</p>}
          </AlertDialog>
        </>
      }
    />
  )
}
