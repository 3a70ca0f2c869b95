import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { holdsWords } from './unsaved-fields.ts'
import type { WizardState } from './use-wizard.ts'

/**
 * Written words that are not saved are not left without a question. Choices and pictures of an ad that exists are saved on the
 * way out, as each move between the steps saves them.
 */
export function LeaveGuard({ wizard }: { wizard: WizardState }) {
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
    if (!hasWords) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasWords])

  function leave() {
    isLeft.current = true
    wizard.forgetDraft()
    blocker.proceed?.()
  }

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title="Leave without saving?"
      description="What you typed is not saved yet. Stay, and click Next Step to save it."
      cancelLabel="Stay"
      confirmLabel="Leave"
      onConfirm={leave}
    />
  )
}

/** The wizard's own moves say so: their words have just been saved. */
export const ON_THE_WAY = { wizard: 'moved' } as const

export function isOnTheWay(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'wizard' in state && state.wizard === ON_THE_WAY.wizard
}
