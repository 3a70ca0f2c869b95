import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { PICTURE_FILES } from '#contract/pictures/picture-files.ts'
import { PLACEMENTS } from '#contract/rulebook/placements.ts'
import { PLATFORMS } from '#contract/rulebook/platforms.ts'
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { QuestionFailure } from '#web/features/picture-question/failure.tsx'
import { Waiting } from '#web/features/picture-question/waiting.tsx'
import { t } from '#web/i18n/i18n.ts'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Page } from '#web/ui/page.tsx'
import { CheckedPicture } from './checked-picture.tsx'
import { Findings } from './findings.tsx'
import { Facts } from './facts.tsx'
import { usePictureCheck } from './use-picture-check.ts'
import styles from './check.module.css'

/** Checks any picture against the rules of ad platforms, without an account. */
export function CheckScreen() {
  const { state, target, choose, aimAt } = usePictureCheck()
  const [marked, mark] = useState<number>()
  const isAsked = state.kind !== 'empty'
  return (
    <Page
      title={t('Check an ad')}
      lead={t(
        'Any picture, also one that was not made here: what ad platforms would say of it, and where they say so.',
      )}
    >
      <div className={styles.check}>
        <div className={styles.question}>
          <TargetField value={target} onChange={aimAt} />
          <DropZone
            icon={<ScanSearch aria-hidden />}
            title={isAsked ? t('Choose another picture') : t('Choose a picture')}
            dropTitle={t('Drop it here')}
            hint={t('JPEG, PNG, WebP, AVIF or GIF, up to {megabytes} MB. It is looked at and forgotten.', {
              megabytes: UPLOAD_MAX_BYTES / 1024 / 1024,
            })}
            label={t('Picture to check')}
            accept={PICTURE_FILES}
            onFiles={([file]) => {
              mark(undefined)
              if (file) choose(file)
            }}
          />
        </div>
        {state.kind === 'failed' && <QuestionFailure error={state.error} />}
        {state.kind === 'checking' && <Waiting>{t('Reading the words and looking at the picture…')}</Waiting>}
        {state.kind === 'checked' && (
          <div className={styles.result}>
            <CheckedPicture url={state.url} check={state.check} marked={marked} />
            <div className={styles.report}>
              <Findings check={state.check} marked={marked} onMark={mark} />
              <Facts check={state.check} />
            </div>
          </div>
        )}
      </div>
    </Page>
  )
}

function TargetField({ value, onChange }: { value: string; onChange: (target: string) => void }) {
  return (
    <SelectField label={t('Where it will run')} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="all">{t('Anywhere: every platform')}</option>
      {PLATFORMS.map(({ id, name }) => (
        <optgroup key={id} label={name}>
          <option value={id}>{t('{platform}, any size', { platform: name })}</option>
          {PLACEMENTS.filter(({ platform }) => platform === id).map((placement) => (
            <option key={placement.id} value={placement.id}>
              {`${placement.name} · ${placement.widthPx} × ${placement.heightPx}`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
