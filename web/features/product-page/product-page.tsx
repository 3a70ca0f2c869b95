import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { PAGE_ADDRESS_MAX, UPLOAD_FILES_MAX } from '#contract/limits.ts'
import type { PageProduct } from '#contract/catalogue/product-page.ts'
import type { CreativeFields } from '#web/api/ads/creative-fields.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { fetchProductPage, sendPhotoImport } from '#web/api/catalogue/product-page.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import { fieldsToFill, PAGE_FIELDS, type PageField, describeFindings } from './page-findings.ts'
import styles from './product-page.module.css'

interface ProductPageProps {
  /** Gives the ad's current fields, with text typed a moment ago. */
  latestFields: () => CreativeFields
  /** Called once, with texts and photos together, when the user has confirmed what to take from the page. */
  onTake: (part: Partial<CreativeFields>) => void
}

/** The page that is shown, and what is selected of it. */
interface Look {
  found: PageProduct
  fields: readonly PageField[]
  photos: readonly string[]
}

/**
 * Reads the page of a product, from which the user takes texts and photos piece by piece. Nothing is saved before that.
 */
export function ProductPage({ latestFields, onTake }: ProductPageProps) {
  const [address, setAddress] = useState('')
  const [look, setLook] = useState<Look>()
  const [busy, setBusy] = useState<'reading' | 'taking'>()
  const [error, setError] = useState<string>()
  const [news, setNews] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Runs one call at a time. A call that was cancelled, or whose step was left, has no further effect. */
  async function run(what: 'reading' | 'taking', call: (signal: AbortSignal) => Promise<void>) {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setBusy(what)
    setError(undefined)
    setNews(undefined)
    try {
      await call(controller.signal)
    } catch (failure) {
      if (!controller.signal.aborted) setError(errorSentence(failure))
    } finally {
      running.current = undefined
      setBusy(undefined)
    }
  }

  async function read(event: SubmitEvent) {
    event.preventDefault()
    if (!address.trim()) return setError(t('Please paste the address of a product page.'))
    await run('reading', async (signal) => {
      const found = await fetchProductPage(address.trim(), signal)
      const fields = latestFields()
      const [first] = fields.productImages.length === 0 ? found.photos : []
      setLook({ found, fields: fieldsToFill(found, fields), photos: first ? [first.address] : [] })
    })
  }

  async function take({ found, fields, photos }: Look) {
    await run('taking', async (signal) => {
      const request = { address: found.address, photos: [...photos], signal }
      const taken = photos.length > 0 ? await sendPhotoImport(request) : []
      if (signal.aborted) return
      const texts = Object.fromEntries(fields.map((field) => [field, found[field]]))
      const productImages = [...latestFields().productImages, ...taken]
      onTake({ ...texts, ...(taken.length > 0 && { productImages }) })
      setLook(undefined)
      setNews(describeImport(fields.length, taken.length))
    })
  }

  return (
    <div className={styles.page}>
      <form className={styles.ask} onSubmit={(event) => void read(event)} noValidate>
        <TextField
          label={t('Address of the page')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={t('https://shop.example/aurora-lamp')}
          maxLength={PAGE_ADDRESS_MAX}
          error={error}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            loading={busy === 'reading'}
            loadingLabel={t('Reading...')}
            disabled={busy === 'taking'}
          >
            {t('Read page')}
          </Button>
          {busy && (
            <Button variant="ghost" onClick={() => running.current?.abort()}>
              {t('Cancel')}
            </Button>
          )}
        </div>
      </form>
      <p className={styles.news} role="status">
        {look ? describeFindings(look.found) : news}
      </p>
      {look && (
        <Findings
          look={look}
          fields={latestFields()}
          isTaking={busy === 'taking'}
          onChange={setLook}
          onTake={() => void take(look)}
        />
      )}
    </div>
  )
}

function describeImport(fields: number, photos: number): string {
  const parts = [
    fields > 0 && plural(fields, { one: '1 text is in the form below', other: '{count} texts are in the form below' }),
    photos > 0 && plural(photos, { one: '1 photo waits in step 2', other: '{count} photos wait in step 2' }),
  ]
  return t('{news}. Change whatever you like.', { news: parts.filter(Boolean).join(', ') })
}

interface FindingsProps {
  look: Look
  fields: CreativeFields
  isTaking: boolean
  onChange: (look: Look) => void
  onTake: () => void
}

function Findings({ look, fields, isTaking, onChange, onTake }: FindingsProps) {
  const { found } = look
  const room = UPLOAD_FILES_MAX - fields.productImages.length
  const texts = PAGE_FIELDS.filter(({ field }) => found[field] !== null)
  const wanted = look.fields.length + look.photos.length
  return (
    <>
      {texts.length > 0 && (
        <ul className={styles.texts} aria-label={t('What the page says')}>
          {texts.map(({ field, label }) => (
            <li key={field}>
              <label>
                <input
                  type="checkbox"
                  disabled={isTaking}
                  checked={look.fields.includes(field)}
                  onChange={() => onChange({ ...look, fields: toggled(look.fields, field) })}
                />
                <span className={styles.words}>
                  <span className={styles.name}>{label}</span>
                  <bdi className={styles.text}>{found[field]}</bdi>
                  {fields[field]?.trim() && fields[field] !== found[field] && (
                    <span className={styles.now}>
                      {t('Instead of:')} <bdi>{fields[field]}</bdi>
                    </span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {found.photos.length > 0 && (
        <fieldset className={styles.photos}>
          <legend>{t('Photos')}</legend>
          {room <= 0 && (
            <p className={styles.now}>{t('This ad holds {count} photos already.', { count: UPLOAD_FILES_MAX })}</p>
          )}
          <ul>
            {found.photos.map(({ address, preview, widthPx, heightPx }, at) => (
              <li key={address}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={t('Photo {number}, {width} × {height}', {
                      number: at + 1,
                      width: widthPx,
                      height: heightPx,
                    })}
                    disabled={isTaking || (!look.photos.includes(address) && look.photos.length >= room)}
                    checked={look.photos.includes(address)}
                    onChange={() => onChange({ ...look, photos: toggled(look.photos, address) })}
                  />
                  <img src={preview} alt="" width={widthPx} height={heightPx} />
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {(texts.length > 0 || found.photos.length > 0) && (
        <Button disabled={wanted === 0} loading={isTaking} loadingLabel={t('Taking...')} onClick={onTake}>
          {t('Use what is ticked')}
        </Button>
      )}
    </>
  )
}

function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
}
