import { Card } from '#web/ui/card.tsx'
import styles from '#web/screens/landing/advantages.module.css'
import { ChoicesSketch, FormatsSketch, StepsSketch } from '#web/screens/landing/advantage-sketches.tsx'
import { t } from '#web/i18n/i18n.ts'

const ADVANTAGES = [
  {
    title: t('Step-by-Step Creation'),
    text: t('Five short steps take you from a product name to a finished ad. Stop at any of them and go on later.'),
    Sketch: StepsSketch,
  },
  {
    title: t('AI-Powered Generation'),
    text: t('The words, layout and colors come from your product information and from the style that you choose.'),
    Sketch: ChoicesSketch,
  },
  {
    title: t('Multiple Ad Formats'),
    text: t(
      'One click makes the ad for feeds, stories, banners and more, each in the exact size its platform asks for.',
    ),
    Sketch: FormatsSketch,
  },
] as const

export function Advantages() {
  return (
    <section className={styles.advantages} aria-labelledby="advantages-title">
      <h2 id="advantages-title" className={styles.title}>
        {t('You bring the product, the studio does the rest')}
      </h2>
      <ul className={styles.cards}>
        {ADVANTAGES.map(({ title, text, Sketch }) => (
          <li key={title}>
            <Card className={styles.card}>
              <Sketch />
              <h3 className={styles.cardTitle}>{title}</h3>
              <p className={styles.cardText}>{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
