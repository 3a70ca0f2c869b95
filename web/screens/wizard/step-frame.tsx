import type { ReactNode } from 'react'
import styles from './wizard.module.css'

export const STEP_TITLE_ID = 'step-title'

interface StepFrameProps {
  title: string
  /** The purpose of the step, if its title does not tell it. */
  lead?: string
  /** Content beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A step on its sheet. */
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
