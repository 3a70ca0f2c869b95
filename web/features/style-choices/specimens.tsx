import type { Tone, Typography } from '#contract/choices.ts'
import { classNames } from '#web/ui/class-names.ts'
import './specimen-faces.css'
import styles from './style-choices.module.css'

/** Set in the very faces that the studio uses. */
export function TypeSpecimen({ typography }: { typography: Typography }) {
  return (
    <span className={classNames(styles.specimen, styles[`${typography}Type`])}>
      <span className={styles.glyphs}>Aa</span>
      <span className={styles.sample}>Made for you, $49</span>
    </span>
  )
}

/** One call to action of each tone, as it may stand in an ad. */
const TONE_SAMPLES: Record<Tone, string> = {
  professional: 'See the details',
  friendly: 'Take a look!',
  luxury: 'Discover more',
}

export function ToneSpecimen({ tone }: { tone: Tone }) {
  return (
    <span className={styles.specimen}>
      <span className={classNames(styles.action, styles[`${tone}Tone`])}>{TONE_SAMPLES[tone]}</span>
    </span>
  )
}
