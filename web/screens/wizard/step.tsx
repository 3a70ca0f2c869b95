import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { FormatId } from '#contract/formats.ts'
import type { Variant } from '#contract/variant.ts'
import type { GenerationSession } from '#web/features/generation/generation-session.ts'
import { prepare } from '#web/ui/load-part.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useSomebodyThere } from '#web/ui/use-somebody-there.ts'
import type { WizardState } from './use-wizard.ts'
import { nextStep, type StepNumber } from './wizard-steps.ts'
import styles from './wizard.module.css'

/** What a step may want to know of the ad. */
export interface StepProps {
  wizard: WizardState
  session: GenerationSession
  variants: readonly Variant[]
  /** Why the variants are not known, if so. */
  variantsError: Error | null
  /** The chosen formats and those that were made. */
  formats: readonly FormatId[]
}

const LOADERS: Record<StepNumber, () => Promise<ComponentType<StepProps>>> = {
  1: async () => (await import('./product-step.tsx')).ProductStep,
  2: async () => (await import('./images-step.tsx')).ImagesStep,
  3: async () => (await import('./style-step.tsx')).StyleStep,
  4: async () => (await import('./format-step.tsx')).FormatStep,
  5: async () => (await import('./generate-step.tsx')).GenerateStep,
}

const loaded: Partial<Record<StepNumber, ComponentType<StepProps>>> = {}

/** Each step loads when it is about to be shown. */
export async function loadStep(number: StepNumber): Promise<ComponentType<StepProps>> {
  return (loaded[number] ??= await LOADERS[number]())
}

export function Step({ number, ...props }: StepProps & { number: StepNumber }) {
  const isThere = useSomebodyThere()
  // Chosen once, so that a step that was waited for is not begun anew when it is here.
  const [Shown] = useState(() => loaded[number] ?? lazy(async () => ({ default: await loadStep(number) })))
  useEffect(() => {
    if (isThere) prepare(() => loadStep(nextStep(number)))
  }, [isThere, number])
  return (
    <Suspense fallback={<StepLoading />}>
      <Shown {...props} />
      <Arrival onArrival={props.wizard.takeFocus} />
    </Suspense>
  )
}

/** Says that what stands beside it is there. */
function Arrival({ onArrival }: { onArrival: () => void }) {
  useEffect(onArrival, [onArrival])
  return null
}

function StepLoading() {
  return (
    <div className={styles.loading}>
      <Spinner size="lg" label="Loading this step" />
    </div>
  )
}
