import { useId, useState } from 'react'
import type { Brand } from '#contract/brand.ts'
import { TYPOGRAPHIES } from '#contract/choices.ts'
import { type BrandConflict, brandConflictOf, type BrandField, useBrand, useSaveBrand } from '#web/api/brand.ts'
import { errorSentence } from '#web/api/error-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { ConflictPanel, type Side } from '#web/ui/conflict-panel.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLater } from '#web/ui/use-later.ts'
import { BrandColors } from './brand-colors.tsx'
import styles from './brand-form.module.css'
import { BRAND_LABELS, BrandValue } from './brand-value.tsx'
import { LogoField } from './logo-field.tsx'
import { mergeBrand } from './merge-brand.ts'

const findLetters = () => import('#contract/unsettable-letters.ts')

/** The whole kit, saved at once. */
export function BrandForm() {
  const { data, error, refetch } = useBrand()
  if (data) return <LoadedForm brand={data} />
  if (!error) return <Spinner label="Loading your brand" />
  return (
    <p className={styles.failed} role="alert">
      {errorSentence(error)} <Button onClick={() => void refetch()}>Try again</Button>
    </p>
  )
}

type Texts = 'name' | 'callToAction' | 'webAddress' | 'legalLine'

function LoadedForm({ brand }: { brand: Brand & { etag?: string } }) {
  const statusId = useId()
  const { etag, ...read } = brand
  const [kit, setKit] = useState<Brand>(read)
  const [conflict, setConflict] = useState<BrandConflict>()
  const save = useSaveBrand()
  const change = (part: Partial<Brand>) => {
    save.reset()
    setKit((before) => ({ ...before, ...part }))
  }
  const refuseLetters = useLater(findLetters)?.refuseLetters
  // Its name is for its owner alone.
  const errorOf = (field: Texts) => (field === 'name' ? undefined : refuseLetters?.(kit[field] ?? ''))
  const text = (field: Texts) => ({
    value: kit[field] ?? '',
    ...(errorOf(field) && { error: errorOf(field)! }),
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value || null }),
    autoComplete: 'off',
  })

  function send() {
    const colors = kit.colors.filter((color) => color.trim() !== '')
    save.mutate(
      { brand: { ...kit, colors }, ifMatch: etag },
      {
        onSuccess: ({ etag: _etag, ...saved }) => setKit(saved),
        onError: (error) => {
          const met = brandConflictOf(error)
          if (met) setKit((mine) => mergeBrand(mine, read, met))
          setConflict(met)
        },
      },
    )
  }

  function choose(field: BrandField, side: Side) {
    if (!conflict) return
    if (side === 'theirs') change({ [field]: conflict.current[field] })
    const fields = conflict.fields.filter((other) => other !== field)
    setConflict(fields.length > 0 ? { ...conflict, fields } : undefined)
  }

  return (
    <form
      className={styles.form}
      aria-label="Brand"
      aria-describedby={statusId}
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')
        if (wrong) wrong.focus()
        else send()
      }}
    >
      {conflict && (
        <ConflictPanel
          title="Your brand was changed elsewhere"
          fields={conflict.fields}
          labelOf={(field) => BRAND_LABELS[field]}
          renderValue={(field, side) => <BrandValue field={field} brand={side === 'mine' ? kit : conflict.current} />}
          onChoose={choose}
        />
      )}
      <TextField label="Brand name" {...text('name')} />
      <LogoField logo={kit.logo} onChange={(logo) => change({ logo })} />
      <BrandColors colors={kit.colors} offered={kit.logo?.colors ?? []} onChange={(colors) => change({ colors })} />
      <SelectField
        label="Typography"
        value={kit.typography ?? ''}
        onChange={(event) => change({ typography: (event.target.value || null) as Brand['typography'] })}
      >
        <option value="">As each ad chooses</option>
        {TYPOGRAPHIES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label="Call to action" hint="In place of phrases like “Shop now”." {...text('callToAction')} />
      <TextField label="Web address" placeholder="example.com/shop" inputMode="url" {...text('webAddress')} />
      <TextField label="Legal line" hint="What the law or your terms ask to be said." {...text('legalLine')} />
      <div className={styles.foot}>
        <Button
          type="submit"
          variant="primary"
          disabled={conflict !== undefined}
          loading={save.isPending}
          loadingLabel="Saving..."
        >
          Save brand
        </Button>
        <output id={statusId} className={save.error ? styles.failed : undefined}>
          {save.error && (conflict || !brandConflictOf(save.error)) && errorSentence(save.error)}
          {!conflict && brandConflictOf(save.error) && 'Now save your brand.'}
          {save.isSuccess && 'Saved. New ads can carry it from step 3.'}
        </output>
      </div>
    </form>
  )
}
