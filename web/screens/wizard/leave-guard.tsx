import { useEffect, useEffectEvent, useRef } from 'react'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { type LeftAd, leftAdKey } from '#web/features/back-to-ad/left-ad.ts'
import { writeTab } from '#web/ui/browser/tab-storage.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { prepare } from '#web/ui/browser/load-chunk.ts'
import { isReloading } from '#web/ui/browser/new-version.ts'
import { useBlocker } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'
import { holdsWords } from './unsaved-fields.ts'
import type { WizardState } from './wizard-state.ts'

const AlertDialog = lazyPart(async () => (await import('#web/ui/overlays/alert-dialog.tsx')).AlertDialog)

const UNSAVED = {
  title: t('Leave without saving?'),
  description: t('What you typed is not saved yet. Stay, and click Next Step to save it.'),
}

const UNAPPLIED = {
  title: t('Leave without changing the ad?'),
  description: t("What you changed under 'On this ad' is on no picture yet. Stay, and put it on them in step 5."),
}

/**
 * Asks before unsaved text, or changes of the finished ad that are on no picture, are left. Choices and photos of an
 * existing ad are saved on the way out, as each move between the steps saves them. A user who was signed out leaves to
 * sign in again: the tab keeps their text.
 */
export function LeaveGuard({ wizard }: { wizard: WizardState }) {
  const { user } = useCurrentUser()
  const { id } = wizard.ad
  const { step } = wizard.navigation
  const { unsaved, isStored } = wizard.draft
  const { hasUnapplied } = wizard.changes
  const hasWords = holdsWords(unsaved)
  const hasChoices = id !== undefined && Object.keys(unsaved).length > 0
  const isAsked = hasWords || hasUnapplied
  const question = hasWords ? UNSAVED : UNAPPLIED
  const isLeft = useRef(false)

  const blocked = useBlocker(({ currentLocation, nextLocation }) => {
    if (nextLocation.pathname === '/subscription' && user && id) {
      writeTab(leftAdKey(user.id), { id, step } satisfies LeftAd)
    }
    if (isLeft.current || currentLocation.pathname === nextLocation.pathname) return false
    if (!hasWords && hasChoices) void wizard.saving.save()
    return isAsked && !isOnTheWay(nextLocation.state)
  })

  useEffect(() => {
    if (!isAsked) return
    // There may be no connection when the question has to be asked.
    prepare(AlertDialog.load)
    const ask = (event: BeforeUnloadEvent) => {
      const comesBack = isReloading() || !user
      // The tab keeps the draft of the steps, but nothing of the form in step 5.
      if (hasUnapplied || !comesBack || !isStored()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsked, hasUnapplied, user, isStored])

  function leave() {
    isLeft.current = true
    // If only the form in step 5 was asked about, choices are being saved by now, and until then the tab keeps them.
    if (hasWords) wizard.draft.clear()
    blocked?.leave()
  }

  return (
    blocked && (
      <AlertDialog
        {...question}
        open
        onOpenChange={() => blocked.stay()}
        cancelLabel={t('Stay')}
        confirmLabel={t('Leave')}
        onConfirm={leave}
        renderFailure={() => <PlainQuestion question={question} onStay={() => blocked.stay()} onLeave={leave} />}
      />
    )
  )
}

interface PlainQuestionProps {
  question: typeof UNSAVED
  onStay: () => void
  onLeave: () => void
}

/** Asks the same question by the browser's own dialog if ours could not be loaded. */
function PlainQuestion({ question, onStay, onLeave }: PlainQuestionProps) {
  const act = useEffectEvent(() => {
    if (window.confirm(`${question.title}\n\n${question.description}`)) onLeave()
    else onStay()
  })
  useEffect(() => act(), [])
  return null
}

/** The navigation state of the wizard's own moves, whose text has just been saved. */
export const ON_THE_WAY = { wizard: 'moved' } as const

export function isOnTheWay(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'wizard' in state && state.wizard === ON_THE_WAY.wizard
}
