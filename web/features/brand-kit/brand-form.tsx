import { useId, useState } from 'react'
import type { Brand, BrandField } from '#contract/ads/brand/brand.ts'
import { BLANK_BRAND } from '#contract/ads/brand/brand-words.ts'
import { TYPOGRAPHIES } from '#contract/choices.ts'
import { NAME_MAX } from '#contract/limits.ts'
import { type BrandConflict, brandConflictOf, type ReadBrand, useSaveBrand } from '#web/api/ads/brand/brands.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { ConflictPanel, type ConflictSide } from '#web/ui/conflict-panel.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useLater } from '#web/ui/browser/use-later.ts'
import { translated, t } from '#web/i18n/i18n.ts'
import { BrandColors } from './brand-colors.tsx'
import styles from './brand-form.module.css'
import { BRAND_LABELS, BrandValue } from './brand-value.tsx'
import { LogoField } from './logo-field.tsx'
import { mergeBrand } from './merge-brand.ts'

const findLetters = () => import('#contract/text/unsettable-letters.ts')

type Texts = 'name' | 'callToAction' | 'webAddress' | 'legalLine'

interface BrandFormProps {
  /** The brand as it was read; left out for a new one. */
  brand?: ReadBrand
  /** Called when a new brand is saved. */
  onMade?: (brand: ReadBrand) => void
}

const NAME_REQUIRED = t('Please give the brand a name')

/** The form of a brand, saved as a whole. If the plan has no brands, it is read-only. */
export function BrandForm({ brand, onMade }: BrandFormProps) {
  const statusId = useId()
  const isLocked = brand?.isUsable === false
  // The kit that belongs to the version sent with a save: if the page reads the brand again meanwhile, the form does
  // not show that.
  const [base, setBase] = useState({ kit: kitOf(brand), etag: brand?.etag })
  const [kit, setKit] = useState<Brand>(base.kit)
  const [wasSent, setSent] = useState(false)
  const [conflict, setConflict] = useState<BrandConflict>()
  const save = useSaveBrand()
  const change = (part: Partial<Brand>) => {
    save.reset()
    setKit((before) => ({ ...before, ...part }))
  }
  const refuseLetters = useLater(findLetters)?.refuseLetters
  const refusalOf = (typed: string) => {
    const refusal = refuseLetters?.(typed)
    return refusal && translated(refusal)
  }
  const refusedName = isOfName(save.error) ? errorSentence(save.error) : undefined
  const nameError = kit.name?.trim() ? refusedName : wasSent ? NAME_REQUIRED : undefined
  // The name is never painted; only its owner sees it.
  const errorOf = (field: Texts) => (field === 'name' ? nameError : refusalOf(kit[field] ?? ''))
  const text = (field: Texts) => ({
    value: kit[field] ?? '',
    ...(errorOf(field) && { error: errorOf(field)! }),
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value || null }),
    autoComplete: 'off',
  })

  function send() {
    const colors = kit.colors.filter((color) => color.trim() !== '')
    save.mutate(
      { kit: { ...kit, colors }, ifMatch: base.etag, ...(brand && { id: brand.id }) },
      {
        onSuccess: (saved) => {
          setKit(kitOf(saved))
          setBase({ kit: kitOf(saved), etag: saved.etag })
          setSent(false)
          if (!brand) onMade?.(saved)
        },
        onError: (error) => {
          const met = brandConflictOf(error)
          setConflict(met)
          if (!met) return
          const { etag, ...current } = met.current
          setKit((mine) => mergeBrand(mine, base.kit, met))
          // A user who saves again has seen the current values.
          setBase({ kit: current, etag })
        },
      },
    )
  }

  function choose(field: BrandField, side: ConflictSide) {
    if (!conflict) return
    if (side === 'theirs') change({ [field]: conflict.current[field] })
    const fields = conflict.fields.filter((other) => other !== field)
    setConflict(fields.length > 0 ? { ...conflict, fields } : undefined)
  }

  return (
    <form
      className={styles.form}
      aria-label={t('Brand')}
      aria-describedby={statusId}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        const form = event.currentTarget
        const wrong = kit.name?.trim()
          ? form.querySelector<HTMLElement>('[aria-invalid]:not([name="name"])')
          : nameIn(form)
        if (wrong) wrong.focus()
        else send()
      }}
    >
      {conflict && (
        <ConflictPanel
          title={t('Your brand was changed elsewhere')}
          fields={conflict.fields}
          labelOf={(field) => BRAND_LABELS[field]}
          renderValue={(field, side) => <BrandValue field={field} brand={side === 'mine' ? kit : conflict.current} />}
          onChoose={choose}
        />
      )}
      <fieldset disabled={isLocked} className={styles.fields}>
        <TextField
          label={t('Brand name')}
          hint={t('Only you see it.')}
          name="name"
          maxLength={NAME_MAX}
          {...text('name')}
        />
        <LogoField logo={kit.logo} onChange={(logo) => change({ logo })} />
        <BrandColors colors={kit.colors} offered={kit.logo?.colors ?? []} onChange={(colors) => change({ colors })} />
        <SelectField
          label={t('Typography')}
          value={kit.typography ?? ''}
          onChange={(event) => change({ typography: (event.target.value || null) as Brand['typography'] })}
        >
          <option value="">{t('As each ad chooses')}</option>
          {TYPOGRAPHIES.map(({ id, name }) => (
            <option key={id} value={id}>
              {translated(name)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('Call to action')}
          hint={t('In place of phrases like “Shop now”.')}
          {...text('callToAction')}
        />
        <TextField
          label={t('Web address')}
          placeholder={t('example.com/shop')}
          inputMode="url"
          {...text('webAddress')}
        />
        <TextField
          label={t('Legal line')}
          hint={t('What the law or your terms ask to be said.')}
          {...text('legalLine')}
        />
      </fieldset>
      {!isLocked && (
        <div className={styles.foot}>
          <Button
            type="submit"
            variant="primary"
            disabled={conflict !== undefined}
            loading={save.isPending}
            loadingLabel={t('Saving...')}
          >
            {t('Save brand')}
          </Button>
          <output id={statusId} className={save.error ? styles.failed : undefined}>
            {save.error && !refusedName && (conflict || !brandConflictOf(save.error)) && errorSentence(save.error)}
            {!conflict && brandConflictOf(save.error) && t('Now save your brand.')}
            {save.isSuccess && t('Saved. New ads can carry it from step 3.')}
          </output>
        </div>
      )}
    </form>
  )
}

function kitOf(brand: ReadBrand | undefined): Brand {
  if (!brand) return BLANK_BRAND
  const { name, logo, colors, typography, callToAction, webAddress, legalLine } = brand
  return { name, logo, colors, typography, callToAction, webAddress, legalLine }
}

function isOfName(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'VALIDATION_FAILED' && error.field === 'name'
}

function nameIn(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[name="name"]')
}
