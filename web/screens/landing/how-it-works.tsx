import styles from '#web/screens/landing/how-it-works.module.css'
import { t } from '#web/i18n/i18n.ts'

const STEPS = [
  { name: t('Product Info'), text: t('Name it and describe it. A price, a discount and taglines are up to you.') },
  { name: t('Images'), text: t('Drop in up to five photos of the product, and pictures that inspire you.') },
  { name: t('Style'), text: t('Choose a style, a color palette, typography and a tone of voice.') },
  { name: t('Format'), text: t('Say where the ad will run: a feed, a story, a banner or a website header.') },
  { name: t('Generate'), text: t('Watch the ad being made. Download it, make it again or add another format.') },
] as const

export function HowItWorks() {
  return (
    <section className={styles.howItWorks} aria-labelledby="how-it-works-title">
      <h2 id="how-it-works-title" className={styles.title}>
        {t('How it works')}
      </h2>
      <ol className={styles.steps}>
        {STEPS.map(({ name, text }, index) => (
          <li key={name} className={styles.step}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
