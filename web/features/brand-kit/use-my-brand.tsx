import { useQueryClient } from '@tanstack/react-query'
import { Stamp } from 'lucide-react'
import { useState } from 'react'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import { brandName, readBrands, useBrands } from '#web/api/ads/brand/brands.ts'
import type { CreativeFields } from '#web/api/ads/creative-fields.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { subscriptionQuery } from '#web/api/money/subscription.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { load } from '#web/ui/browser/load-chunk.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Link } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './use-my-brand.module.css'

interface UseMyBrandProps {
  /** The brand that the ad uses. */
  brandId: string | null
  /** Set if the ad has a logo or texts of a brand. */
  isCarried: boolean
  onUse: (fields: Partial<CreativeFields>) => void
}

const CARRIES_NONE = { logo: null, callToAction: null, webAddress: null, legalLine: null, brandId: null }

/** Puts one of the user's brands into the ad with one click: the only one, or the one that is chosen of several. */
export function UseMyBrand({ brandId, isCarried, onUse }: UseMyBrandProps) {
  const { data: brands, isError } = useBrands()
  const [chosen, setChosen] = useState<string>()
  const { state, message, use, setMessage } = useApplyBrand(onUse)
  const usable = brands?.filter(({ isUsable }) => isUsable) ?? []
  const brand = usable.find(({ id }) => id === (chosen ?? brandId)) ?? usable[0]

  function removeBrand() {
    onUse(CARRIES_NONE)
    setMessage(t('Logo and texts of your brand are out of this ad. Colors and letters stay as they are.'))
  }

  // Neither is offered until it is known which one applies.
  if (!brands && !isError) return <section className={styles.brand} aria-label={t('Brand')} aria-busy />
  const isNone = brands?.length === 0
  return (
    <section className={styles.brand} aria-label={t('Brand')}>
      {isNone ? (
        <ButtonLink to="/brands/new" icon={<Stamp aria-hidden />}>
          {t('Set up your brand')}
        </ButtonLink>
      ) : (
        <>
          {usable.length > 1 && (
            <SelectField
              label={t('Brand')}
              hideLabel
              className={styles.choice}
              value={brand?.id ?? ''}
              onChange={(event) => setChosen(event.target.value)}
            >
              {usable.map((one) => (
                <option key={one.id} value={one.id}>
                  {brandName(one)}
                </option>
              ))}
            </SelectField>
          )}
          <Button
            icon={<Stamp aria-hidden />}
            loading={state === 'asking'}
            loadingLabel={t('Fetching...')}
            onClick={() => void use(brand?.id)}
          >
            {usable.length > 1 ? t('Use this brand') : t('Use my brand')}
          </Button>
        </>
      )}
      {isCarried && (
        <Button variant="ghost" onClick={removeBrand}>
          {t('Take it out')}
        </Button>
      )}
      <output className={styles.words}>
        {state === 'blank' ? (
          <>
            {t('Nothing is set in it yet.')}{' '}
            <Link to={brand ? `/brands/${brand.id}` : '/brands'}>{t('Set up your brand')}</Link>.
          </>
        ) : (
          message || introductionOf(isNone)
        )}
      </output>
    </section>
  )
}

function introductionOf(isNone: boolean): string {
  return isNone
    ? t('Your logo, colors, letters and fixed texts, kept for every ad.')
    : t('Your logo, colors, letters and fixed texts, in one click.')
}

/** Reads the kit when it is requested, because another tab may have changed it since. */
function useApplyBrand(onUse: UseMyBrandProps['onUse']) {
  const client = useQueryClient()
  const [state, setState] = useState<'idle' | 'asking' | 'blank'>('idle')
  const [message, setMessage] = useState('')

  async function use(id: string | undefined) {
    setState('asking')
    try {
      const { brandOfAd } = await load(() => import('./brand-of-ad.ts'))
      const { planId } = await client.fetchQuery(subscriptionQuery()).catch(() => FREE_SUBSCRIPTION)
      const usable = (await readBrands(client)).filter(({ isUsable }) => isUsable)
      const brand = usable.find((one) => one.id === id) ?? (id === undefined ? usable[0] : undefined)
      if (!brand) {
        setMessage(t('This brand was deleted meanwhile. Choose another one.'))
        setState('idle')
        return
      }
      // The sentence names the brand if there are several.
      const found = brandOfAd(brand, { name: usable.length > 1 ? brandName(brand) : undefined, planId })
      if (found) onUse(found.fields)
      setMessage(found?.sentence ?? '')
      setState(found ? 'idle' : 'blank')
    } catch (error) {
      setMessage(errorSentence(error))
      setState('idle')
    }
  }

  return { state, message, use, setMessage }
}
