import { getFormat } from '#contract/formats.ts'
import type { SharedList } from '#contract/ads/reviews/review-list.ts'
import { reviewPath } from '#contract/ads/reviews/review-path.ts'
import { Verdict } from '#web/features/review/verdict.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import { ReviewFoot } from './review-foot.tsx'
import styles from './list-page.module.css'
import pageStyles from './review.module.css'

/** The ads of one link; each is reviewed and approved on a page of its own. */
export function ListPage({ token, list }: { token: string; list: SharedList }) {
  const { ads, expiresAt } = list
  const approved = ads.filter(({ approval }) => approval).length
  return (
    <>
      <header className={pageStyles.head}>
        <div>
          <h1>{plural(ads.length, { one: '1 ad for your approval', other: '{count} ads for your approval' })}</h1>
          {ads.length > 0 && <p role="status">{t('{approved} of {all} approved', { approved, all: ads.length })}</p>}
        </div>
      </header>
      {ads.length === 0 && <p>{t('Nothing is shared here at the moment. Please ask whoever sent you the link.')}</p>}
      <ul className={styles.ads}>
        {ads.map((ad) => (
          <li key={ad.token}>
            <ListedAd listToken={token} ad={ad} />
          </li>
        ))}
      </ul>
      <ReviewFoot expiresAt={expiresAt} />
    </>
  )
}

/** A link to an ad. The list's own token is in the hash, which no server receives. */
function ListedAd({ listToken, ad }: { listToken: string; ad: SharedList['ads'][number] }) {
  const { token, productName, count, picture } = ad
  return (
    <article className={styles.ad} aria-label={productName}>
      <div className={styles.picture}>
        {picture && (
          <img
            src={picture.imageUrl}
            alt={t('The {format} ad', { format: getFormat(picture.format).name })}
            width={picture.width}
            height={picture.height}
            loading="lazy"
          />
        )}
      </div>
      <h2 dir="auto">{productName}</h2>
      <p className={styles.soft}>{plural(count, { one: '1 picture', other: '{count} pictures' })}</p>
      <Verdict {...ad} />
      <ButtonAnchor href={`${reviewPath(token)}#${listToken}`} aria-label={t('Look at {name}', { name: productName })}>
        {t('Look at it')}
      </ButtonAnchor>
    </article>
  )
}
