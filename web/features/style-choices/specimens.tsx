import type { CallsToAction } from '#contract/calls-to-action.ts'
import type { Tone, Typography } from '#contract/choices.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { classNames } from '#web/ui/class-names.ts'
import './specimen-faces.css'
import styles from './style-choices.module.css'

/** The ad's own words, for specimens to be set in. */
export interface SpecimenWords {
  productName: string
  productPrice: string | null
  /** What they are written in, and what an ad in it may end with. */
  language: LanguageCode
  callsToAction: CallsToAction
}

/** Set in the very faces that the studio uses. */
export function TypeSpecimen({ typography, words }: { typography: Typography; words: SpecimenWords }) {
  const { productName, productPrice } = words
  return (
    <span className={classNames(styles.specimen, styles[`${typography}Type`])}>
      <span className={styles.glyphs}>{'Aa'}</span>
      <span className={styles.sample}>{[productName, productPrice].filter(Boolean).join(', ')}</span>
    </span>
  )
}

/** The phrases that this tone ends an ad with: the first as it stands in one, the others beside it. */
export function ToneSpecimen({ tone, words }: { tone: Tone; words: SpecimenWords }) {
  const [first, ...others] = words.callsToAction[tone]
  return (
    <span className={styles.specimen} lang={words.language} dir="auto">
      <span className={classNames(styles.action, styles[`${tone}Tone`])}>{first}</span>
      <span className={styles.others}>{others.join(' · ')}</span>
    </span>
  )
}
