import { lazy, Suspense, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useCurrentUser } from '#web/api/current-user.ts'
import { prepare } from '#web/ui/load-part.ts'
import { holdsWords } from './unsaved-fields.ts'
import type { WizardState } from './use-wizard.ts'

const load = () => import('#web/ui/alert-dialog.tsx')
const AlertDialog = lazy(async () => ({ default: (await load()).AlertDialog }))

/**
 * Written words that are not saved are not left without a question. Choices and pictures of an ad that exists are saved on the
 * way out, as each move between the steps saves them. Whoever was signed out leaves to sign in again: the tab keeps their words.
 */
export function LeaveGuard({ wizard }: { wizard: WizardState }) {
  const { user } = useCurrentUser()
  const { unsaved, id } = wizard
  const hasWords = holdsWords(unsaved)
  const hasChoices = id !== undefined && Object.keys(unsaved).length > 0
  const isLeft = useRef(false)

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (isLeft.current || currentLocation.pathname === nextLocation.pathname) return false
    if (!hasWords && hasChoices) void wizard.save()
    return hasWords && !isOnTheWay(nextLocation.state)
  })

  useEffect(() => {
    if (!hasWords || !user) return
    // There may be no connection by the time the question has to be asked.
    prepare(load)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasWords, user])

  function leave() {
    isLeft.current = true
    wizard.forgetDraft()
    blocker.proceed?.()
  }

  return (
    blocker.state === 'blocked' && (
      <Suspense fallback={null}>
        <AlertDialog
          open
          onOpenChange={() => blocker.reset()}
          title="Leave without saving?"
          description="What you typed is not saved yet. Stay, and click Next Step to save it."
          cancelLabel="Stay"
          confirmLabel="Leave"
          onConfirm={leave}
        />
      </Suspense>
    )
  )
}

/** The wizard's own moves say so: their words have just been saved. */
export const ON_THE_WAY = { wizard: 'moved' } as const

export function isOnTheWay(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'wizard' in state && state.wizard === ON_THE_WAY.wizard
}
