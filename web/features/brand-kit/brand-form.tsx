import { useId, useState } from 'react'
import type { Brand } from '#contract/brand.ts'
import { TYPOGRAPHIES } from '#contract/choices.ts'
import { useBrand, useSaveBrand } from '#web/api/brand.ts'
import { errorSentence } from '#web/api/error-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { BrandColors } from './brand-colors.tsx'
import styles from './brand-form.module.css'
import { LogoField } from './logo-field.tsx'

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
  const save = useSaveBrand()
  const change = (part: Partial<Brand>) => {
    save.reset()
    setKit((before) => ({ ...before, ...part }))
  }
  const text = (field: Texts) => ({
    value: kit[field] ?? '',
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value || null }),
    autoComplete: 'off',
  })

  function send() {
    const colors = kit.colors.filter((color) => color.trim() !== '')
    save.mutate(
      { brand: { ...kit, colors }, ifMatch: etag },
      { onSuccess: ({ etag: _etag, ...saved }) => setKit(saved) },
    )
  }

  return (
    <form
      className={styles.form}
      aria-label="Brand"
      aria-describedby={statusId}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
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
        <Button type="submit" variant="primary" loading={save.isPending} loadingLabel="Saving...">
          Save brand
        </Button>
        <output id={statusId} className={save.error ? styles.failed : undefined}>
          {save.error && errorSentence(save.error)}
          {save.isSuccess && 'Saved. New ads can carry it from step 3.'}
        </output>
      </div>
    </form>
  )
}
