import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from '#web/router/router-view.tsx'
import { isOnTheWay } from './leave-guard.tsx'
import { STEP_TITLE_ID } from './step-frame.tsx'
import { parseStep, type StepNumber } from './wizard-steps.ts'

/**
 * Gives the step, which is in the address, so that Back, Forward and a reload keep it. If the address has none, it is
 * the step at which the ad was resumed, however far the ad gets meanwhile.
 */
export function useStep(startsAt: StepNumber) {
  const [parameters, setParameters] = useSearchParams()
  const [start] = useState(startsAt)
  const step = parseStep(parameters.get('step')) ?? start
  const { state } = useLocation()
  const [arrives] = useState(isOnTheWay(state))
  const shown = useRef<StepNumber | undefined>(arrives ? undefined : step)

  const isFocusDue = useRef(false)

  /** Moves the focus to the new step once it is there; a step that is still loading calls this when it has loaded. */
  const takeFocus = useCallback(() => {
    const title = document.getElementById(STEP_TITLE_ID)
    if (!isFocusDue.current || !title) return
    isFocusDue.current = false
    title.focus({ preventScroll: true })
  }, [])

  // Each move, by whatever means, scrolls to the top (SPEC.md section 4) and moves the focus to the new step.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    isFocusDue.current = true
    // This runs after the shell, which moves the focus to a screen at a new address.
    const timer = setTimeout(takeFocus)
    return () => clearTimeout(timer)
  }, [step, takeFocus])

  const show = (next: StepNumber) => setParameters({ step: String(next) }, { preventScrollReset: true })
  return { step, show, takeFocus }
}
