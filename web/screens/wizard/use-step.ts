import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isOnTheWay } from './leave-guard.tsx'
import { STEP_TITLE_ID } from './step-frame.tsx'
import { parseStep, type StepNumber } from './wizard-steps.ts'

/**
 * The step lives in the address, so that Back, Forward and a reload keep it. Without one in the address, it is the step where the
 * ad was taken up, however far the ad gets meanwhile.
 */
export function useStep(startsAt: StepNumber) {
  const [parameters, setParameters] = useSearchParams()
  const [start] = useState(startsAt)
  const step = parseStep(parameters.get('step')) ?? start
  const { state } = useLocation()
  const [arrives] = useState(isOnTheWay(state))
  const shown = useRef<StepNumber | undefined>(arrives ? undefined : step)

  const isFocusDue = useRef(false)

  /** Hands the focus to the step that was moved to, once it is there: one that still loads calls this when it is. */
  const takeFocus = useCallback(() => {
    const title = document.getElementById(STEP_TITLE_ID)
    if (!isFocusDue.current || !title) return
    isFocusDue.current = false
    title.focus({ preventScroll: true })
  }, [])

  // Each move, by whichever way it was made, scrolls to the top (SPEC.md section 4) and hands the focus to the new step.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    isFocusDue.current = true
    // After the shell, which hands the focus to a screen at a new address.
    const timer = setTimeout(takeFocus)
    return () => clearTimeout(timer)
  }, [step, takeFocus])

  const show = (next: StepNumber) => setParameters({ step: String(next) }, { preventScrollReset: true })
  return { step, show, takeFocus }
}
