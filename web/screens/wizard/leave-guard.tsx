import { useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useCurrentUser } from '#web/api/current-user.ts'
import { type LeftAd, leftAdKey } from '#web/features/back-to-ad/left-ad.ts'
import { keepInTab } from '#web/ui/kept-in-tab.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { prepare } from '#web/ui/load-chunk.ts'
import { isReloading } from '#web/ui/new-version.ts'
import { holdsWords } from './unsaved-fields.ts'
import type { WizardState } from './wizard-state.ts'

const AlertDialog = lazyPart(async () => (await import('#web/ui/alert-dialog.tsx')).AlertDialog)

const QUESTION = {
  title: 'Leave without saving?',
  description: 'What you typed is not saved yet. Stay, and click Next Step to save it.',
}

/**
 * Written words that are not saved are not left without a question. Choices and pictures of an ad that exists are saved on the
 * way out, as each move between the steps saves them. Whoever was signed out leaves to sign in again: the tab keeps their words.
 */
export function LeaveGuard({ wizard }: { wizard: WizardState }) {
  const { user } = useCurrentUser()
  const { unsaved, id, step, isDraftKept } = wizard
  const hasWords = holdsWords(unsaved)
  const hasChoices = id !== undefined && Object.keys(unsaved).length > 0
  const isLeft = useRef(false)

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (nextLocation.pathname === '/subscription' && user && id) {
      keepInTab(leftAdKey(user.id), { id, step } satisfies LeftAd)
    }
    if (isLeft.current || currentLocation.pathname === nextLocation.pathname) return false
    if (!hasWords && hasChoices) void wizard.save()
    return hasWords && !isOnTheWay(nextLocation.state)
  })

  useEffect(() => {
    if (!hasWords) return
    // There may be no connection by the time the question has to be asked.
    prepare(AlertDialog.load)
    const ask = (event: BeforeUnloadEvent) => {
      const comesBack = isReloading() || !user
      if (!comesBack || !isDraftKept()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasWords, user, isDraftKept])

  function leave() {
    isLeft.current = true
    wizard.forgetDraft()
    blocker.proceed?.()
  }

  return (
    blocker.state === 'blocked' && (
      <AlertDialog
        {...QUESTION}
        open
        onOpenChange={() => blocker.reset()}
        cancelLabel="Stay"
        confirmLabel="Leave"
        onConfirm={leave}
        renderFailure={() => <PlainQuestion onStay={() => blocker.reset()} onLeave={leave} />}
      />
    )
  )
}

/** The same question by the browser itself, where the dialog could not be loaded. */
function PlainQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const act = useEffectEvent(() => {
    if (window.confirm(`${QUESTION.title}\n\n${QUESTION.description}`)) onLeave()
    else onStay()
  })
  useEffect(() => act(), [])
  return null
}

/** The wizard's own moves say so: their words have just been saved. */
export const ON_THE_WAY = { wizard: 'moved' } as const

export function isOnTheWay(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'wizard' in state && state.wizard === ON_THE_WAY.wizard
}
