import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { CAROUSEL_CARDS, CAROUSEL_TEXTS, type CarouselFormat } from '#contract/catalogue/carousel-choices.ts'
import type { CampaignResult } from '#contract/catalogue/campaign-results.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import { useCreateCarousel } from '#web/api/catalogue/campaign-carousels.ts'
import { useCampaignResults } from '#web/api/catalogue/campaign-results.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { moved } from '#web/screens/campaign/moved.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import styles from './carousel.module.css'

/** Chooses the products of a carousel in their order, its format and its two lines. */
export function CarouselMaker({ campaignId }: { campaignId: string }) {
  const { mutate, isPending, error } = useCreateCarousel(campaignId)
  const [chosen, setChosen] = useState<CampaignResult[]>([])
  const [format, setFormat] = useState<CarouselFormat>('instagram_feed')
  const [firstLine, setFirstLine] = useState('')
  const [callToAction, setCallToAction] = useState('')
  const isReady = chosen.length >= CAROUSEL_CARDS.least && firstLine.trim() !== '' && callToAction.trim() !== ''

  function toggle(product: CampaignResult) {
    setChosen((before) => {
      const others = before.filter(({ id }) => id !== product.id)
      if (others.length < before.length) return others
      return before.length < CAROUSEL_CARDS.most ? [...before, product] : before
    })
  }

  function make(event: FormEvent) {
    event.preventDefault()
    const productIds = chosen.map(({ id }) => id)
    mutate({ productIds, format, firstLine, callToAction }, { onSuccess: () => setChosen([]) })
  }

  return (
    <form className={styles.maker} onSubmit={make} noValidate>
      <ProductPicker campaignId={campaignId} chosen={chosen} onToggle={toggle} />
      <CardOrder chosen={chosen} onChange={setChosen} />
      <Segments
        label={t('Size')}
        value={format}
        onChange={setFormat}
        options={[
          { value: 'instagram_feed', label: '1080 × 1080' },
          { value: 'portrait', label: '1080 × 1350' },
        ]}
      />
      <div className={styles.lines}>
        <TextField
          label={t('Line of the first card')}
          maxLength={CAROUSEL_TEXTS.firstLine}
          value={firstLine}
          onChange={(event) => setFirstLine(event.target.value)}
        />
        <TextField
          label={t('Call to action of the last card')}
          maxLength={CAROUSEL_TEXTS.callToAction}
          value={callToAction}
          onChange={(event) => setCallToAction(event.target.value)}
        />
      </div>
      {error && <p role="alert">{errorSentence(error)}</p>}
      <Button type="submit" variant="primary" loading={isPending} loadingLabel={t('Saving...')} disabled={!isReady}>
        {t('Make the carousel')}
      </Button>
    </form>
  )
}

interface ProductPickerProps {
  campaignId: string
  chosen: readonly CampaignResult[]
  onToggle: (product: CampaignResult) => void
}

/** The finished products: a press chooses one as the next card, and another press takes it out. */
function ProductPicker({ campaignId, chosen, onToggle }: ProductPickerProps) {
  const [last, setLast] = useState(0)
  const results = useCampaignResults(campaignId, { only: undefined, inView: { first: 0, last }, revision: campaignId })
  const finished = results.rows.filter(
    ({ state, pictures }) => (state === 'done' || state === 'needsLook') && pictures.length > 0,
  )
  return (
    <fieldset className={styles.picker}>
      <legend>{t('Press the products in the order of their cards')}</legend>
      <ul>
        {finished.map((product) => {
          const place = chosen.findIndex(({ id }) => id === product.id)
          const [picture] = product.pictures
          return (
            <li key={product.id}>
              <button
                type="button"
                aria-pressed={place >= 0}
                disabled={place < 0 && chosen.length >= CAROUSEL_CARDS.most}
                onClick={() => onToggle(product)}
              >
                <img src={thumbnailUrl(picture!.imageUrl)} alt="" loading="lazy" decoding="async" />
                <span>{product.name}</span>
                {place >= 0 && <b aria-hidden>{place + 1}</b>}
              </button>
            </li>
          )
        })}
      </ul>
      {results.hasNext && (
        <Button onClick={() => setLast(last + 1)} loading={results.isFetchingNext} loadingLabel={t('Loading')}>
          {t('Show more products')}
        </Button>
      )}
    </fieldset>
  )
}

interface CardOrderProps {
  chosen: readonly CampaignResult[]
  onChange: (chosen: CampaignResult[]) => void
}

/** The cards as they will follow each other, each of which can be moved or taken out. */
function CardOrder({ chosen, onChange }: CardOrderProps) {
  if (chosen.length === 0) return null
  const move = (from: number, to: number) => onChange(moved(chosen, from, to))
  return (
    <section aria-label={t('Order of the cards')}>
      <p className={styles.soft} role="status">
        {plural(chosen.length, { one: '1 card', other: '{count} cards' })}
      </p>
      <ol className={styles.strip}>
        {chosen.map((product, index) => (
          <li key={product.id}>
            <img src={thumbnailUrl(product.pictures[0]!.imageUrl)} alt={product.name} />
            <div className={styles.moves}>
              <IconButton
                label={t('Move {name} to the left', { name: product.name })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowLeft aria-hidden />
              </IconButton>
              <IconButton
                label={t('Take {name} out', { name: product.name })}
                onClick={() => onChange(chosen.filter(({ id }) => id !== product.id))}
              >
                <X aria-hidden />
              </IconButton>
              <IconButton
                label={t('Move {name} to the right', { name: product.name })}
                disabled={index === chosen.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowRight aria-hidden />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
