import { COLOR_PALETTES } from '#contract/choices.ts'
import { MAIN_FORMATS } from '#contract/formats.ts'
import styles from '#web/screens/landing/advantage-sketches.module.css'
import { CheckIcon } from '#web/ui/plain-icons.tsx'

/** The small drawings on the advantage cards, made of the product's own steps, choices and formats. */

export function StepsSketch() {
  return (
    <div className={styles.sketch} aria-hidden>
      <div className={styles.steps}>
        {[1, 2, 3, 4, 5].map((step) => (
          <span key={step} data-state={step < 3 ? 'done' : step === 3 ? 'current' : 'next'}>
            {step < 3 ? <CheckIcon /> : step}
          </span>
        ))}
      </div>
    </div>
  )
}

export function ChoicesSketch() {
  return (
    <div className={styles.sketch} aria-hidden>
      <div className={styles.palettes}>
        {COLOR_PALETTES.filter(({ colors }) => colors.length > 0).map(({ id, colors }) => (
          <span key={id}>
            {colors.map((color) => (
              <i key={color} style={{ background: color }} />
            ))}
          </span>
        ))}
      </div>
    </div>
  )
}

export function FormatsSketch() {
  return (
    <div className={styles.sketch} aria-hidden>
      <div className={styles.formats}>
        {MAIN_FORMATS.map(({ id, widthPx, heightPx }) => (
          <span key={id} style={{ flex: `${widthPx} 1 0`, aspectRatio: widthPx / heightPx }} />
        ))}
      </div>
    </div>
  )
}
