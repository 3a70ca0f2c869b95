import { Store, Trash2 } from 'lucide-react'
import type { ListedCampaign } from '#contract/catalogue/campaign.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { shortMoment } from '#web/ui/texts/short-moment.ts'
import { Link } from '#web/router/link.tsx'
import { plural, t, translated } from '#web/i18n/i18n.ts'
import styles from './campaigns.module.css'

interface CampaignListProps {
  campaigns: readonly ListedCampaign[]
  onDelete: (campaign: ListedCampaign) => void
}

export function CampaignList({ campaigns, onDelete }: CampaignListProps) {
  if (campaigns.length === 0) return <NoneYet />
  return (
    <ul className={styles.list}>
      {campaigns.map((campaign) => (
        <li key={campaign.id} className={styles.campaign}>
          <div>
            <h2>
              <Link to={`/campaigns/${campaign.id}`}>{campaign.name}</Link>
            </h2>
            <p>{stateOf(campaign)}</p>
            {campaign.stale && (
              <p className={styles.stale}>
                {t('Not brought up to date since {moment}.', { moment: shortMoment(campaign.stale.since) })}{' '}
                {campaign.stale.message && translated(campaign.stale.message)}
              </p>
            )}
          </div>
          <IconButton label={t('Delete {name}', { name: campaign.name })} onClick={() => onDelete(campaign)}>
            <Trash2 aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

function NoneYet() {
  return (
    <EmptyState icon={<Store aria-hidden />} title={t('No campaigns yet')}>
      <p>{t('Choose a look once, send the list of products that your shop exports, and get ads of each.')}</p>
    </EmptyState>
  )
}

function stateOf({ feed, formats, progress }: ListedCampaign): string {
  if (!feed) return t('No products yet. Open it to send your list.')
  const open = progress.waiting + progress.painting
  if (open > 0) return plural(open, { one: '1 product still to be made', other: '{count} products still to be made' })
  const products = plural(feed.products, { one: '1 product', other: '{count} products' })
  return plural(formats.length, { one: '{products} in 1 format', other: '{products} in {count} formats' }, { products })
}
