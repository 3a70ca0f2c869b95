import { type FormEvent, useState } from 'react'
import type { CampaignFeedOut } from '#contract/catalogue/campaign-feed-out.ts'
import {
  FEED_OUT_PLACES,
  FEED_OUT_REASONS,
  type FeedOutPlace,
  type FeedOutReason,
} from '#contract/catalogue/feed-out-choices.ts'
import { type FormatId, getFormat } from '#contract/formats.ts'
import {
  useCampaignFeedOut,
  useDeleteCampaignFeedOut,
  useRenewFeedOutLink,
  useSetCampaignFeedOut,
} from '#web/api/catalogue/campaign-feed-out.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { PartOfPro } from '#web/screens/campaign/part-of-pro.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopiedField } from '#web/ui/fields/copied-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { shortMoment } from '#web/ui/texts/short-moment.ts'
import { plural, t, translated } from '#web/i18n/i18n.ts'
import styles from './feed-source.module.css'

interface FeedOutBodyProps {
  campaignId: string
  formats: readonly FormatId[]
}

const PLACES: Record<FeedOutPlace, string> = {
  image_link: t('the first pictures of the products (image_link)'),
  additional_image_link: t('further pictures (additional_image_link)'),
}

/** Addresses, report and settings of the feed out. */
export function FeedOutBody({ campaignId, formats }: FeedOutBodyProps) {
  const feedOut = useCampaignFeedOut(campaignId).data?.feedOut
  const planId = usePlanId()
  if (feedOut === undefined) return null
  return (
    <>
      <p className={styles.soft}>
        {t(
          'Meta, Google and others read the pictures of your products at an address of yours, and get new ones by themselves.',
        )}
      </p>
      {feedOut && <FeedOutState campaignId={campaignId} feedOut={feedOut} />}
      {planId === 'free' ? (
        <PartOfPro />
      ) : (
        <FeedOutForm key={feedOut ? 'set' : 'new'} campaignId={campaignId} formats={formats} feedOut={feedOut} />
      )}
    </>
  )
}

function FeedOutState({ campaignId, feedOut }: { campaignId: string; feedOut: CampaignFeedOut }) {
  const renew = useRenewFeedOutLink(campaignId)
  const end = useDeleteCampaignFeedOut(campaignId)
  const [asked, setAsked] = useState<'renew' | 'end'>()
  const { addresses, shoppingAddresses, report, publishedAt, isPublishing, message, endsAt } = feedOut
  const error = renew.error ?? end.error
  return (
    <div className={styles.state}>
      {addresses ? (
        <>
          <Address label={t('Address for Meta, Pinterest and others')} value={addresses.xml} />
          {shoppingAddresses && <Address label={t('Address for Google Shopping')} value={shoppingAddresses.xml} />}
          <p className={styles.soft}>{t('The same address with .csv or .tsv gives a table.')}</p>
        </>
      ) : (
        <p>{t('The address cannot be shown again. A new address helps.')}</p>
      )}
      {endsAt && (
        <p role="alert">
          {t('You are not on Pro any more: the last good feed is served until {moment}, and then ends.', {
            moment: shortMoment(endsAt),
          })}
        </p>
      )}
      <p role="status">
        {isPublishing
          ? t('The feed is being published...')
          : report &&
            publishedAt &&
            t('Compared on {moment}: {rows} rows, {pictures} pictures.', {
              moment: shortMoment(publishedAt),
              rows: report.rows,
              pictures: report.pictures,
            })}
      </p>
      {report?.notes.map(({ reason, kept, products, names }) => (
        <p key={`${reason} ${kept}`}>
          {whatOf({ reason, kept, products })} {translated(FEED_OUT_REASONS[reason].sentence)}{' '}
          <span className={styles.soft}>{names.join(', ')}</span>
        </p>
      ))}
      {message && <p role="alert">{translated(message)}</p>}
      {error && <p role="alert">{errorSentence(error)}</p>}
      <div className={styles.ways}>
        <Button onClick={() => setAsked('renew')}>{t('New address')}</Button>
        <Button variant="ghost" onClick={() => setAsked('end')}>
          {t('End the feed')}
        </Button>
      </div>
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={asked === 'end' ? t('End the feed') : t('New address')}
        description={t('Platforms that read the present address get nothing any more. Go on?')}
        confirmLabel={asked === 'end' ? t('End the feed') : t('New address')}
        confirmingLabel={asked === 'end' ? t('Ending...') : t('Renewing...')}
        loading={renew.isPending || end.isPending}
        onConfirm={() => (asked === 'end' ? end : renew).mutate(undefined, { onSettled: () => setAsked(undefined) })}
      />
    </div>
  )
}

function Address({ label, value }: { label: string; value: string }) {
  return <CopiedField label={label} value={value} copyLabel={t('Copy address')} copied={t('The address is copied.')} />
}

function FeedOutForm({ campaignId, formats, feedOut }: FeedOutBodyProps & { feedOut: CampaignFeedOut | null }) {
  const { mutate, isPending, error } = useSetCampaignFeedOut(campaignId)
  const [chosen, setChosen] = useState<readonly FormatId[]>(feedOut?.formats ?? formats.slice(0, 1))
  const [place, setPlace] = useState<FeedOutPlace>(feedOut?.place ?? 'image_link')
  const [shopping, setShopping] = useState(feedOut?.shopping ?? false)

  function save(event: FormEvent) {
    event.preventDefault()
    mutate({ formats: [...chosen], place, shopping })
  }

  const toggle = (format: FormatId) =>
    setChosen(chosen.includes(format) ? chosen.filter((one) => one !== format) : [...chosen, format])

  return (
    <form className={styles.state} onSubmit={save} noValidate>
      <fieldset className={styles.sizes}>
        <legend>{t('Sizes')}</legend>
        {formats.map((format) => (
          <label key={format} className={styles.tick}>
            <input type="checkbox" checked={chosen.includes(format)} onChange={() => toggle(format)} />
            {translated(getFormat(format).name)}
          </label>
        ))}
      </fieldset>
      <SelectField
        label={t('The pictures are')}
        value={place}
        onChange={(event) => setPlace(FEED_OUT_PLACES.find((one) => one === event.target.value) ?? 'image_link')}
      >
        {FEED_OUT_PLACES.map((one) => (
          <option key={one} value={one}>
            {PLACES[one]}
          </option>
        ))}
      </SelectField>
      <label className={styles.tick}>
        <input type="checkbox" checked={shopping} onChange={(event) => setShopping(event.target.checked)} />
        {t('A second feed for Google Shopping, with the photos alone')}
      </label>
      {error && <p role="alert">{errorSentence(error)}</p>}
      <div className={styles.ways}>
        <Button
          type="submit"
          variant={feedOut ? 'secondary' : 'primary'}
          loading={isPending}
          loadingLabel={t('Saving...')}
          disabled={chosen.length === 0}
        >
          {feedOut ? t('Save the feed') : t('Make the feed')}
        </Button>
      </div>
    </form>
  )
}

/** Says what became of the products of a note, before its reason. */
function whatOf({ reason, kept, products }: { reason: FeedOutReason; kept: boolean; products: number }): string {
  if (reason === 'handleId')
    return plural(products, {
      one: '{count} product may not be recognized by platforms.',
      other: '{count} products may not be recognized by platforms.',
    })
  if (kept)
    return plural(products, {
      one: '{count} product keeps its last good picture.',
      other: '{count} products keep their last good picture.',
    })
  return plural(products, {
    one: '{count} product lacks a picture or a row.',
    other: '{count} products lack a picture or a row.',
  })
}
