import { AD_STYLES } from '#contract/choices.ts'
import { getFormat } from '#contract/formats.ts'
import { PRODUCT_NAME } from '#contract/product.ts'
import { AdPicture } from '#web/screens/landing/ad-picture.tsx'
import { SAMPLES } from '#web/screens/landing/showcase/samples.ts'
import styles from '#web/screens/landing/showcase/showcase.module.css'
import { Proof } from '#web/ui/proof.tsx'
import { translated, t } from '#web/i18n/i18n.ts'

export function Showcase() {
  return (
    <section className={styles.showcase} aria-labelledby="showcase-title">
      <h2 id="showcase-title" className={styles.title}>
        {t('Ads made with {app}', { app: PRODUCT_NAME })}
      </h2>
      <ul className={styles.samples}>
        {SAMPLES.map((sample) => (
          <SampleAd key={sample.style} {...sample} />
        ))}
      </ul>
    </section>
  )
}

/** Three stand side by side, on a phone one below the other, each in a frame. */
const SIZES = '(min-width: 80rem) 20rem, (min-width: 42rem) 26vw, 82vw'

function SampleAd({ style, format, alt }: (typeof SAMPLES)[number]) {
  const { name, widthPx, heightPx } = getFormat(format)
  const styleName = AD_STYLES.find(({ id }) => id === style)?.name
  return (
    <li>
      <Proof width={widthPx} height={heightPx}>
        <AdPicture file={`showcase/${style}`} format={format} sizes={SIZES} alt={alt} />
      </Proof>
      <p className={styles.caption}>
        <strong>{styleName && translated(styleName)}</strong>
        <span>
          {name} {widthPx} × {heightPx}
        </span>
      </p>
    </li>
  )
}
