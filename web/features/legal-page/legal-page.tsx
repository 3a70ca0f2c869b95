import type { ReactNode } from 'react'
import styles from '#web/features/legal-page/legal-page.module.css'
import { Page } from '#web/ui/page.tsx'

interface LegalPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A legal text with a note that it is a template; `Blank` marks what the operator has to fill in. */
export function LegalPage({ title, lead, children }: LegalPageProps) {
  return (
    <Page title={title} lead={lead} width="text" lang="en">
      <aside className={styles.template} aria-label="Note for the operator">
        <p>
          <strong>Template for the operator.</strong> This text says what the software does. Before you go live, fill in
          the marked places, fit it to your law and have it checked.
        </p>
      </aside>
      <div className={styles.text}>{children}</div>
    </Page>
  )
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}

export function Blank({ children }: { children: string }) {
  return <mark className={styles.blank}>[{children}]</mark>
}
