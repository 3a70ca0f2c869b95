import { Redo2, Undo2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type FormatId, getFormat } from '#contract/formats.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import type { Variant } from '#contract/ads/variant.ts'
import type { WordPart } from '#contract/word-parts.ts'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import type { ChangeSession, ChangeState, ChangeDraft } from './change-session.ts'
import { RoleColorFields, paletteOf } from './role-color-fields.tsx'
import styles from './on-this-ad.module.css'
import { LogoChoice } from './logo-choice.tsx'
import { isFold, type OpenedField } from './opened-field.ts'
import { panelWords } from './panel-words.ts'
import { PhotoChoice } from './photo-choice.tsx'
import { MakeAgainButton, StaleNotice } from './stale-notice.tsx'
import { useChangeState } from './use-changes.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { useWordErrors } from './word-errors.ts'
import { WordFields } from './word-fields.tsx'

interface OnThisAdProps {
  session: ChangeSession
  /** The picture on screen. `variants` are all pictures of the ad. */
  variant: Variant
  variants: readonly Variant[]
  images: readonly ImageEntry[]
  customColors: readonly string[]
  /** The brand of the ad. */
  brandId: string | null
  /** Set while a picture of the ad is being generated. */
  isGenerating: boolean
  /** The cost of generating a picture again, if it costs something. */
  cost: string | undefined
  opened: OpenedField | undefined
  onMark: (part: WordPart | undefined) => void
  onMakeAgain: (format: FormatId) => void
  /** Renders the touch-up of a photo's cut-out. */
  touchUpOf: (image: ImageEntry) => ReactNode
  /** Offers the plan, if the user's plan has no other colors than those of the palette. */
  onWantColors: (() => void) | undefined
}

/** Loads with the form, after the first content of the page. */
const AskLine = lazyPart(() => import('./ask-line.tsx').then((part) => part.AskLine))

/** Loads when it is opened, which few users do. */
const SizeAndPlace = lazyPart(() => import('./size-and-place.tsx').then((part) => part.SizeAndPlace))

/**
 * A form for the content of a finished ad, which changes it in place: in all of its formats at once, and free of
 * charge.
 */
export function OnThisAd(props: OnThisAdProps) {
  const { session, variant, variants, isGenerating, cost, onMakeAgain } = props
  const titleId = useId()
  const state = useChangeState(session)
  const isBusy = state.work !== undefined || isGenerating
  useUndoKeys(
    { undo: () => void session.undo(), redo: () => void session.redo() },
    (name) => name in (state.draft.words ?? {}),
  )

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.head} data-keep-clear>
        <h3 id={titleId}>{t('On this ad')}</h3>
        <IconButton
          label={t('Undo')}
          size="sm"
          aria-keyshortcuts="Control+Z Meta+Z"
          disabled={!state.canUndo || isBusy}
          onClick={() => void session.undo()}
        >
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton
          label={t('Redo')}
          size="sm"
          aria-keyshortcuts="Shift+Control+Z Shift+Meta+Z"
          disabled={!state.canRedo || isBusy}
          onClick={() => void session.redo()}
        >
          <Redo2 aria-hidden />
        </IconButton>
      </header>
      {variant.shown && (
        <AskLine
          variant={variant}
          isBusy={isBusy}
          count={variants.length}
          onApply={(change, onTaken) => session.apply([change], onTaken)}
          fallback={<div className={styles.waiting} />}
        />
      )}
      <StaleNotice
        variant={variant}
        variants={variants}
        isBusy={isBusy}
        cost={cost}
        onUpdate={(changes) => void session.apply(changes)}
        onMakeAgain={() => onMakeAgain(variant.format)}
      />
      <Refusals state={state} isBusy={isBusy} cost={cost} onMakeAgain={onMakeAgain} />
      {variant.shown ? (
        <ChangeForm {...props} state={state} shown={variant.shown} />
      ) : (
        <div className={styles.before}>
          <p>
            {t(
              'This picture is from before its photos and texts were kept with it. Made again, it can be changed here.',
            )}
          </p>
          <MakeAgainButton isBusy={isBusy} cost={cost} onMakeAgain={() => onMakeAgain(variant.format)} />
        </div>
      )}
      <output className={styles.news}>
        {state.work
          ? t('Changing: {done} of {total} done', { done: state.work.done, total: state.work.total })
          : state.news}
      </output>
    </section>
  )
}

interface RefusalsProps {
  state: ChangeState
  isBusy: boolean
  cost: string | undefined
  onMakeAgain: (format: FormatId) => void
}

/** Explains why the change was not made, or not on some formats, and offers to generate those again. */
function Refusals({ state: { problem, refused }, isBusy, cost, onMakeAgain }: RefusalsProps) {
  if (!problem && refused.length === 0) return null
  return (
    <div className={styles.problem} role="alert">
      {problem && <p>{problem}</p>}
      {refused.map(({ format, message }) => (
        <div key={format} className={styles.refused}>
          <p>{translated(message)}</p>
          <MakeAgainButton
            isBusy={isBusy}
            cost={cost}
            format={getFormat(format).name}
            onMakeAgain={() => onMakeAgain(format)}
          />
        </div>
      ))}
    </div>
  )
}

interface ChangeFormProps extends OnThisAdProps {
  state: ChangeState
  shown: NonNullable<Variant['shown']>
}

function ChangeForm({ session, variant, variants, shown, state, ...props }: ChangeFormProps) {
  const { images, customColors, brandId, opened, onMark, onWantColors, touchUpOf } = props
  const { draft, work } = state
  const form = useRef<HTMLFormElement>(null)
  const [added, setAdded] = useState<readonly WordPart[]>([])
  const [wanted, setWanted] = useState<OpenedField>()
  const [isOnlyHere, setOnlyHere] = useState(false)
  const [hasSizes, setSizes] = useState(false)
  const words = panelWords(variant, variants)
  const isDirty = Object.keys(draft).length > 0
  const errors = useWordErrors(draft.words ?? {})
  const hero = images.find(({ url }) => url === (draft.hero ?? shown.hero))
  const touchUp = hero && touchUpOf(hero)
  const isWrong = Object.keys(errors).length > 0

  // A field that no picture shows yet is added before it gets the focus.
  const [answered, setAnswered] = useState<OpenedField>()
  if (opened && opened !== answered) {
    setAnswered(opened)
    setWanted(opened)
    const { field } = opened
    if (!isFold(field)) setAdded([...added, field])
  }
  useEffect(() => {
    if (wanted && form.current) goTo(form.current, wanted)
  }, [wanted])

  // The buttons disappear once the draft is applied: a user who pressed one by key must not lose the focus.
  const wasDirty = useRef(isDirty)
  useEffect(() => {
    const isOver = wasDirty.current && !isDirty
    wasDirty.current = isDirty
    if (isOver && document.activeElement === document.body) form.current?.focus()
  }, [isDirty])

  function edit(part: ChangeDraft) {
    session.edit({ ...draft, ...part })
  }

  function apply(event: FormEvent) {
    event.preventDefault()
    if (!isDirty || isWrong || work) return
    void session.applyDraft(isOnlyHere ? [variant.format] : undefined)
  }

  const count = variants.length
  return (
    <form
      ref={form}
      className={styles.form}
      tabIndex={-1}
      aria-label={t('Texts, colors, sizes, photo and logo')}
      onSubmit={apply}
    >
      <WordFields
        words={words}
        errors={errors}
        added={added}
        onMark={onMark}
        draft={draft.words ?? {}}
        onAdd={(part) => {
          setAdded([...added, part])
          setWanted({ field: part })
        }}
        onChange={(typed) => edit({ words: typed })}
      />
      <details className={styles.fold} data-field="colors">
        <summary>{t('Colors')}</summary>
        <RoleColorFields
          colors={shown.colors}
          palette={paletteOf(variants, customColors)}
          draft={draft.colors ?? {}}
          onChange={(colors) => edit({ colors })}
          onWantMore={onWantColors}
        />
      </details>
      <details
        className={styles.fold}
        data-field="size"
        open={hasSizes}
        onToggle={(event) => setSizes(event.currentTarget.open)}
      >
        <summary>{t('Size and place')}</summary>
        {hasSizes && (
          <SizeAndPlace
            shown={shown}
            draft={draft.dials ?? {}}
            onChange={(dials) => edit({ dials })}
            fallback={<Spinner label={t('Loading')} />}
          />
        )}
      </details>
      <details className={styles.fold} data-field="photo">
        <summary>{t('Photo')}</summary>
        <PhotoChoice
          images={images}
          shown={shown}
          draft={draft}
          touchUp={touchUp}
          onChange={(photo) => edit({ hero: undefined, cutOut: undefined, ...photo })}
        />
      </details>
      <details className={styles.fold} data-field="logo">
        <summary>{t('Logo')}</summary>
        <LogoChoice shown={shown.logo} draft={draft.logo} brandId={brandId} onChange={(logo) => edit({ logo })} />
      </details>
      {isDirty && (
        <footer className={styles.actions}>
          {variants.length > 1 && (
            <label className={styles.only}>
              <input type="checkbox" checked={isOnlyHere} onChange={(event) => setOnlyHere(event.target.checked)} />
              {t('This picture only ({format})', { format: getFormat(variant.format).name })}
            </label>
          )}
          <Button size="sm" variant="ghost" onClick={() => session.edit({})}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            size="sm"
            variant="primary"
            disabled={isWrong}
            loading={work !== undefined}
            loadingLabel={t('Changing {done} of {total}...', { done: work?.done ?? 0, total: work?.total ?? 0 })}
          >
            {isOnlyHere || count === 1 ? t('Change this picture') : t('Change all {count} pictures', { count })}{' '}
            <ButtonNote>{t('Free')}</ButtonNote>
          </Button>
        </footer>
      )}
    </form>
  )
}

function goTo(form: HTMLFormElement, { field }: OpenedField): void {
  const fold = form.querySelector<HTMLDetailsElement>(`details[data-field="${field}"]`)
  if (fold) fold.open = true
  const control = fold?.querySelector('summary') ?? form.querySelector<HTMLTextAreaElement>(`textarea[name="${field}"]`)
  control?.focus()
  if (control instanceof HTMLTextAreaElement) control.select()
  // The field must not be hidden under the header.
  control?.scrollIntoView({ block: 'nearest' })
}
