import type { ReactNode } from 'react'
import styles from './wizard.module.css'

export const STEP_TITLE_ID = 'step-title'

interface StepFrameProps {
  title: string
  /** What the step is for, where its title does not say it. */
  lead?: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** One step on its sheet. */
export function StepFrame({ title, lead, aside, children }: StepFrameProps) {
  return (
    <section className={styles.step} aria-labelledby={STEP_TITLE_ID}>
      <header className={styles.stepHead}>
        <div>
          <h2 id={STEP_TITLE_ID} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p>{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}
