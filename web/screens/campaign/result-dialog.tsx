import { Download } from 'lucide-react'
import type { CampaignResult } from '#contract/catalogue/campaign-results.ts'
import { type FormatId, getFormat } from '#contract/formats.ts'
import { downloadUrl } from '#contract/pictures/image-urls.ts'
import { urlAcceptingMissing, missingParts, namesOfParts, type RequiredPart } from '#contract/ads/required-parts.ts'
import { useOpenProduct } from '#web/api/catalogue/campaign-results.ts'
import { ProductWordsForm } from '#web/screens/campaign/product-words-form.tsx'
import { STATE_WORDS } from '#web/screens/campaign/result-card.tsx'
import { RefusalNotice } from '#web/screens/campaign/refusal-notice.tsx'
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useNavigate } from '#web/router/router-view.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './result-dialog.module.css'

interface ResultDialogProps {
  campaignId: string
  result: CampaignResult
  /** Called with the new result when the words were changed. */
  onChanged: (result: CampaignResult) => void
  onClose: () => void
}

/** Shows one product: its pictures, their findings, its words, and a button that makes an ad of the gallery of it. */
export function ResultDialog({ campaignId, result, onChanged, onClose }: ResultDialogProps) {
  const { state, message, notes, missing, outdated, pictures } = result
  return (
    <Dialog open onOpenChange={onClose} title={result.name} width="lg">
      <div className={styles.product}>
        <p>{message ? translated(message) : STATE_WORDS[state]}</p>
        {[
          ...notes.map(translated),
          ...[...missing, ...outdated].map(
            ({ format, message: why }) => `${getFormat(format).name}: ${translated(why)}`,
          ),
        ].map((note) => (
          <p key={note} className={styles.soft}>
            {note}
          </p>
        ))}
        <ul className={styles.pictures}>
          {pictures.map(({ format, imageUrl, width, height, findings }) => (
            <li key={format}>
              <img
                src={imageUrl}
                alt={t('{format} ad', { format: getFormat(format).name })}
                width={width}
                height={height}
              />
              <ButtonAnchor
                size="sm"
                variant="ghost"
                icon={<Download aria-hidden />}
                aria-label={labelOf(format, missingParts(findings))}
                href={urlAcceptingMissing(downloadUrl(imageUrl), missingParts(findings))}
                download
              >
                {nameWithout(format, missingParts(findings))}
              </ButtonAnchor>
              {findings.map((finding, at) => (
                <p key={at} className={styles.finding}>
                  {translated(finding.message)}
                </p>
              ))}
            </li>
          ))}
        </ul>
        {pictures.length > 0 && (
          <>
            <ProductWordsForm campaignId={campaignId} result={result} onChanged={onChanged} />
            <OpenAsAd campaignId={campaignId} result={result} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function labelOf(id: FormatId, lacking: readonly RequiredPart[]): string {
  const format = getFormat(id).name
  if (lacking.length === 0) return t('Download {format}', { format })
  return t('Download {format} without {parts}', { format, parts: translated(namesOfParts(lacking)) })
}

function nameWithout(id: FormatId, lacking: readonly RequiredPart[]): string {
  const format = getFormat(id).name
  return lacking.length === 0
    ? format
    : t('{format} without {parts}', { format, parts: translated(namesOfParts(lacking)) })
}

function OpenAsAd({ campaignId, result }: { campaignId: string; result: CampaignResult }) {
  const navigate = useNavigate()
  const open = useOpenProduct(campaignId)
  if (result.openedAs) return <ButtonLink to={`/creatives/${result.openedAs}`}>{t('Go to its ad')}</ButtonLink>
  return (
    <div className={styles.open}>
      <Button
        loading={open.isPending}
        loadingLabel={t('Opening...')}
        onClick={() =>
          open.mutate(result, {
            onSuccess: ({ id }) => void navigate(`/creatives/${id}`),
          })
        }
      >
        {t('Open as an ad')}
      </Button>
      <p className={styles.soft}>{t('To change its photo, colors or look. It counts as one of your ads.')}</p>
      {open.error && <RefusalNotice error={open.error} />}
    </div>
  )
}
