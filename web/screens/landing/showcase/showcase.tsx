import { AD_STYLES } from '#contract/choices.ts'
import { getFormat } from '#contract/formats.ts'
import { PRODUCT_NAME } from '#contract/product.ts'
import { shownSamples } from '#web/screens/landing/showcase/samples.ts'
import styles from '#web/screens/landing/showcase/showcase.module.css'
import { Proof } from '#web/ui/proof.tsx'

export function Showcase() {
  const samples = shownSamples()
  if (samples.length === 0) return null
  return (
    <section className={styles.showcase} aria-labelledby="showcase-title">
      <h2 id="showcase-title" className={styles.title}>
        Ads made with {PRODUCT_NAME}
      </h2>
      <ul className={styles.samples}>
        {samples.map((sample) => (
          <SampleAd key={sample.style} {...sample} />
        ))}
      </ul>
    </section>
  )
}

function SampleAd({ style, format, product, url }: ReturnType<typeof shownSamples>[number]) {
  const { name, widthPx, heightPx } = getFormat(format)
  const styleName = AD_STYLES.find(({ id }) => id === style)?.name
  return (
    <li>
      <Proof width={widthPx} height={heightPx}>
        <img src={url} width={widthPx} height={heightPx} alt={`Sample ad for ${product}`} loading="lazy" />
      </Proof>
      <p className={styles.caption}>
        <strong>{styleName}</strong>
        <span>
          {name} {widthPx} × {heightPx}
        </span>
      </p>
    </li>
  )
}
