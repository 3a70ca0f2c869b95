import { getFormat } from '#contract/formats.ts'
import type { SharedList } from '#contract/review-list.ts'
import { reviewPath } from '#contract/review-path.ts'
import { Verdict } from '#web/features/review/verdict.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'
import { ReviewFoot } from './review-foot.tsx'
import styles from './list-page.module.css'
import pageStyles from './review.module.css'

/** The ads of one link; each is looked at and approved on a page of its own. */
export function ListPage({ token, list }: { token: string; list: SharedList }) {
  const { ads, expiresAt } = list
  const approved = ads.filter(({ approval }) => approval).length
  return (
    <>
      <header className={pageStyles.head}>
        <div>
          <h1>
            {ads.length === 1 ? t('1 ad for your approval') : t('{ads} ads for your approval', { ads: ads.length })}
          </h1>
          {ads.length > 0 && <p role="status">{t('{approved} of {ads} approved', { approved, ads: ads.length })}</p>}
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

/** The list's own token goes along behind the address, where no server is told of it. */
function ListedAd({ listToken, ad }: { listToken: string; ad: SharedList['ads'][number] }) {
  const { token, productName, count, picture } = ad
  return (
    <article className={styles.ad} aria-label={productName}>
      <div className={styles.picture}>
        {picture && (
          <img
            src={picture.imageUrl}
            alt={t('The {name} ad', { name: getFormat(picture.format).name })}
            width={picture.width}
            height={picture.height}
            loading="lazy"
          />
        )}
      </div>
      <h2 dir="auto">{productName}</h2>
      <p className={styles.soft}>{count === 1 ? '1 picture' : t('{count} pictures', { count })}</p>
      <Verdict {...ad} />
      <ButtonAnchor href={`${reviewPath(token)}#${listToken}`} aria-label={t('Look at {productName}', { productName })}>
        {t('Look at it')}
      </ButtonAnchor>
    </article>
  )
}
