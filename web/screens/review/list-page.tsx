import { getFormat } from '#contract/formats.ts'
import type { SharedList } from '#contract/review-list.ts'
import { reviewPath } from '#contract/review-path.ts'
import { Verdict } from '#web/features/review/verdict.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'
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
          <h1>{ads.length === 1 ? '1 ad for your approval' : `${ads.length} ads for your approval`}</h1>
          {ads.length > 0 && (
            <p role="status">
              {approved} of {ads.length} approved
            </p>
          )}
        </div>
      </header>
      {ads.length === 0 && <p>Nothing is shared here at the moment. Please ask whoever sent you the link.</p>}
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
            alt={`The ${getFormat(picture.format).name} ad`}
            width={picture.width}
            height={picture.height}
            loading="lazy"
          />
        )}
      </div>
      <h2 dir="auto">{productName}</h2>
      <p className={styles.soft}>{count === 1 ? '1 picture' : `${count} pictures`}</p>
      <Verdict {...ad} />
      <ButtonAnchor href={`${reviewPath(token)}#${listToken}`} aria-label={`Look at ${productName}`}>
        Look at it
      </ButtonAnchor>
    </article>
  )
}
