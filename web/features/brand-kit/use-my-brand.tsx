import { useQueryClient } from '@tanstack/react-query'
import { Stamp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CreativeFields } from '#web/api/creative-fields.ts'
import { errorSentence } from '#web/api/error-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { load } from '#web/ui/load-chunk.ts'
import styles from './use-my-brand.module.css'

interface UseMyBrandProps {
  /** Whether the ad carries a logo or texts of a brand. */
  isCarried: boolean
  onUse: (fields: Partial<CreativeFields>) => void
}

const CARRIES_NONE = { logo: null, callToAction: null, webAddress: null, legalLine: null }

/** Puts the person's brand into the ad with one click. The kit is read when it is asked for. */
export function UseMyBrand({ isCarried, onUse }: UseMyBrandProps) {
  const client = useQueryClient()
  const [state, setState] = useState<'idle' | 'asking' | 'blank'>('idle')
  const [said, setSaid] = useState('')

  async function use() {
    setState('asking')
    try {
      const { brandOfAd } = await load(() => import('./brand-of-ad.ts'))
      const found = await brandOfAd(client)
      if (found) onUse(found.fields)
      setSaid(found?.sentence ?? '')
      setState(found ? 'idle' : 'blank')
    } catch (error) {
      setSaid(errorSentence(error))
      setState('idle')
    }
  }

  function takeOut() {
    onUse(CARRIES_NONE)
    setSaid('Logo and texts of your brand are out of this ad. Colors and letters stay as they are.')
  }

  return (
    <section className={styles.brand} aria-label="Brand">
      <Button
        icon={<Stamp aria-hidden />}
        loading={state === 'asking'}
        loadingLabel="Fetching..."
        onClick={() => void use()}
      >
        Use my brand
      </Button>
      {isCarried && (
        <Button variant="ghost" onClick={takeOut}>
          Take it out
        </Button>
      )}
      <output className={styles.words}>
        {state === 'blank' ? (
          <>
            You have no brand yet. <Link to="/account#brand">Set it up in your account</Link>.
          </>
        ) : (
          said || 'Your logo, colors, letters and fixed texts, in one click.'
        )}
      </output>
    </section>
  )
}
