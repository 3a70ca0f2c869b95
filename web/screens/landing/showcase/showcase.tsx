import { shownSamples } from '#web/screens/landing/showcase/samples.ts'
import styles from '#web/screens/landing/showcase/showcase.module.css'

export function Showcase() {
  const samples = shownSamples()
  if (samples.length === 0) return null
  return (
    <section className={styles.showcase} aria-labelledby="showcase-title">
      <h2 id="showcase-title" className={styles.title}>
        Made in the studio
      </h2>
      <ul className={styles.samples}>
        {samples.map(({ file, url, title, text }) => (
          <li key={file}>
            <img className={styles.picture} src={url} alt={`Sample ad: ${title}, ${text}`} loading="lazy" />
            <p className={styles.caption}>
              <strong>{title}</strong> {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
