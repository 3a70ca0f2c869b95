import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Creative } from '#contract/ads/creative.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { DESCRIPTION_MIN, DESCRIPTION_TOO_SHORT, NAME_MIN, NAME_TOO_SHORT } from '#contract/limits.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { translationProposalQuery, useTranslateCreative } from '#web/api/ads/translate-creative.ts'
import { formatsNote } from '#web/features/creative-card/formats-note.ts'
import { useRoomForAds } from '#web/features/creative-card/room-for-ads.ts'
import { languageNames } from '#web/features/creative-card/language-names.ts'
import { proposedText, textsToTranslate, translationBody } from '#web/features/creative-card/texts-to-translate.ts'
import { TranslatedText } from '#web/features/creative-card/translated-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { useLater } from '#web/ui/browser/use-later.ts'
import styles from '#web/features/creative-card/language-dialog.module.css'
import { useNavigate } from '#web/router/router-view.tsx'
import { translated, t } from '#web/i18n/i18n.ts'

const findLetters = () => import('#contract/text/unsettable-letters.ts')

interface LanguageDialogProps {
  creativeId: string
  open: boolean
  onClose: () => void
}

/**
 * Shows the texts of an ad beside fields for their translation. What the user typed is kept while the dialog is closed.
 */
export function LanguageDialog({ creativeId, open, onClose }: LanguageDialogProps) {
  const navigate = useNavigate()
  const { creatives, planId, limitMessage, room } = useRoomForAds()
  const original = creatives.find(({ id }) => id === creativeId)
  if (!original) return null
  const isFull = limitMessage !== undefined
  const wayOn = planId === 'free' ? '/subscription' : '/creatives'
  const costs = [
    room ? t('The copy counts as an ad: you have {held} of {most}.', room) : t('The copy counts as an ad.'),
    formatsNote(planId, original.selectedFormats),
    planId === 'free' && t('Each picture of it uses 1 credit, when you make it.'),
  ].filter(Boolean)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      width={isFull ? 'sm' : 'lg'}
      title={t('Copy in another language')}
      description={isFull ? `${limitMessage} ${t('Deleting one in your gallery makes room too.')}` : costs.join(' ')}
      footer={
        isFull && (
          <Button variant="primary" onClick={() => (wayOn === '/creatives' ? onClose() : void navigate(wayOn))}>
            {planId === 'free' ? t('View Plans') : t('My Gallery')}
          </Button>
        )
      }
    >
      {!isFull && <LanguageForm original={original} onClose={onClose} />}
    </Dialog>
  )
}

function LanguageForm({ original, onClose }: { original: Creative; onClose: () => void }) {
  const navigate = useNavigate()
  const formId = useId()
  const [language, setLanguage] = useState<LanguageCode>()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [wasSent, setWasSent] = useState(false)
  const { mutate, isPending, error } = useTranslateCreative()
  const proposal = useQuery(translationProposalQuery(original.id, language, original.updatedAt))
  const texts = textsToTranslate(original)
  const textOf = (key: string) =>
    typed[key] ?? proposedText(proposal.data, key) ?? texts.find((text) => text.key === key)?.start ?? ''
  const refuseLetters = useLater(findLetters)?.refuseLetters
  const refusalOf = (text: string) => {
    const refusal = refuseLetters?.(text)
    return refusal && translated(refusal)
  }
  // A description is not painted whole: the ad leaves out its sentences that cannot be set.
  const letterErrors = errorsOf(
    texts.filter(({ key }) => key !== 'productDescription'),
    ({ key }) => refusalOf(textOf(key)),
  )
  const errors = { ...letterErrors, ...(wasSent && complaints(textOf)) }

  function send(event: FormEvent) {
    event.preventDefault()
    setWasSent(true)
    if (!language || Object.keys({ ...letterErrors, ...complaints(textOf) }).length > 0) return
    const body = translationBody(original, language, textOf)
    const onSuccess = ({ id }: Creative) => {
      onClose()
      // It opens the step before generation, where its pictures are offered with their cost.
      void navigate(`/creatives/${id}?step=4`)
    }
    mutate({ id: original.id, body }, { onSuccess })
  }

  return (
    <form id={formId} className={styles.form} onSubmit={send} noValidate>
      <SelectField
        label={t('Language')}
        value={language ?? ''}
        onChange={(event) => setLanguage((event.target.value || undefined) as LanguageCode | undefined)}
      >
        <option value="">{t('Choose a language')}</option>
        {languageNames()
          .filter(({ id }) => id !== original.language)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      {language && (
        <>
          <output className={styles.note}>{noteOf(proposal)}</output>
          {texts.map((text) => (
            <TranslatedText
              key={text.key}
              text={text}
              language={language}
              value={textOf(text.key)}
              isProposed={typed[text.key] === undefined && proposedText(proposal.data, text.key) !== undefined}
              error={errors[text.key]}
              onChange={(value) => setTyped((before) => ({ ...before, [text.key]: value }))}
            />
          ))}
          <p className={styles.note}>{copiedNote(original)}</p>
          {error && <p role="alert">{errorSentence(error)}</p>}
          <Button type="submit" variant="primary" loading={isPending} loadingLabel={t('Creating...')}>
            {t('Create copy')}
          </Button>
        </>
      )}
    </form>
  )
}

function errorsOf<Text extends { key: string }>(
  texts: readonly Text[],
  errorOf: (text: Text) => string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    texts.flatMap((text) => {
      const error = errorOf(text)
      return error ? [[text.key, error]] : []
    }),
  )
}

/** Gives the messages that step 1 would show for these texts. */
function complaints(textOf: (key: string) => string): Record<string, string> {
  return {
    ...(textOf('productName').trim().length < NAME_MIN && { productName: translated(NAME_TOO_SHORT) }),
    ...(textOf('productDescription').trim().length < DESCRIPTION_MIN && {
      productDescription: translated(DESCRIPTION_TOO_SHORT),
    }),
  }
}

function noteOf({
  data,
  isPending,
  isError,
}: {
  data?: { state: string } | undefined
  isPending: boolean
  isError: boolean
}) {
  if (isPending) return t('Looking for a proposal. You can write meanwhile.')
  if (isError || data?.state === 'away') return t('No proposal came this time: please write the texts yourself.')
  return data?.state === 'proposed' ? t('Read what is proposed and correct it: it is written by a text model.') : ''
}

function copiedNote({ productPrice, webAddress }: Creative): string {
  if (productPrice && webAddress)
    return t(
      'Photos, cut-outs, look and logo are copied, and the price {price} and the web address {address}, as you typed them.',
      { price: productPrice, address: webAddress },
    )
  if (productPrice)
    return t('Photos, cut-outs, look and logo are copied, and the price {price}, as you typed it.', {
      price: productPrice,
    })
  if (webAddress)
    return t('Photos, cut-outs, look and logo are copied, and the web address {address}, as you typed it.', {
      address: webAddress,
    })
  return t('Photos, cut-outs, look and logo are copied.')
}
