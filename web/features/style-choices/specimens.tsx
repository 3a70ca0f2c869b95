import type { CallsToAction } from '#contract/ads/calls-to-action.ts'
import type { Tone, Typography } from '#contract/choices.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { classNames } from '#web/ui/class-names.ts'
import './specimen-faces.css'
import styles from './style-choices.module.css'

/** The ad's own words, in which specimens are set. */
export interface SpecimenWords {
  productName: string
  productPrice: string | null
  /** The language of the words, and the calls to action in it. */
  language: LanguageCode
  callsToAction: CallsToAction
}

/** A specimen in the same faces that the studio uses. */
export function TypeSpecimen({ typography, words }: { typography: Typography; words: SpecimenWords }) {
  const { productName, productPrice } = words
  return (
    <span className={classNames(styles.specimen, styles[`${typography}Type`])}>
      <span className={styles.glyphs}>{'Aa'}</span>
      <span className={styles.sample}>{[productName, productPrice].filter(Boolean).join(', ')}</span>
    </span>
  )
}

/** The calls to action of this tone: the first as in an ad, the others beside it. */
export function ToneSpecimen({ tone, words }: { tone: Tone; words: SpecimenWords }) {
  const [first, ...others] = words.callsToAction[tone]
  return (
    <span className={styles.specimen} lang={words.language} dir="auto">
      <span className={classNames(styles.action, styles[`${tone}Tone`])}>{first}</span>
      <span className={styles.others}>{others.join(' · ')}</span>
    </span>
  )
}
