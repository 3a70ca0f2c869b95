import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/proof.module.css'

interface ProofProps {
  /** The picture's own size in pixels: the frame keeps its shape and never enlarges it. */
  width: number
  height: number
  className?: string
  children: ReactNode
}

/**
 * A picture as it leaves the press: whole, on a quiet ground, between crop marks. It fills a square of its parent's
 * width.
 */
export function Proof({ width, height, className, children }: ProofProps) {
  const size = { '--width': `${width}px`, '--ratio': width / height } as CSSProperties
  return (
    <div className={classNames(styles.proof, className)}>
      <div className={styles.sheet} style={size}>
        {children}
      </div>
    </div>
  )
}
