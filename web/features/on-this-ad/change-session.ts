import { CHANGED_FIELDS } from '#contract/ads/changed-fields.ts'
import type { SentAdChanges, ChangedAdAnswer, ChangeEvent, RefusedFormat } from '#contract/ads/change.ts'
import { type FormatId, getFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/ads/variant.ts'
import type { AdChange, ChangeConflict } from '#web/api/ads/change-ad.ts'
import type { CreativeFields, ReadCreative } from '#web/api/ads/creative-fields.ts'
import { plural, t } from '#web/i18n/i18n.ts'

/** The ad as it is saved, with its pictures. */
export interface SavedAd {
  fields: CreativeFields
  variants: readonly Variant[]
}

/** The outside world of a session: calls and listeners. */
export interface ChangeEdge {
  read: () => SavedAd
  change: (
    change: AdChange,
  ) => Promise<(Omit<ChangedAdAnswer, 'creative'> & { creative: ReadCreative }) | { jobId: string }>
  writeFields: (fields: Partial<CreativeFields>) => Promise<ReadCreative>
  restore: (version: Pick<Variant, 'adId' | 'id'>) => Promise<Variant>
  readCreative: () => Promise<ReadCreative>
  /** Reads the pictures again: saved fields may have made others stale. */
  readVariants: () => Promise<unknown>
  onVariant: (variant: Variant) => void
  /** Called with true while the draft has changes that are not on the pictures yet. */
  onDraft: (isWanted: boolean) => void
  /** Called when a change has saved the ad. */
  onCreative: (creative: ReadCreative) => void
  conflictOf: (error: unknown) => ChangeConflict | undefined
  sentenceOf: (error: unknown) => string
}

/** Changes that the user has entered and that are not on the pictures yet. */
export type ChangeDraft = Pick<SentAdChanges, 'words' | 'colors' | 'hero' | 'cutOut' | 'logo' | 'dials'>

export interface ChangeState {
  draft: ChangeDraft
  /** The pictures of the present change: how many, and how many of them are done. */
  work: { total: number; done: number } | undefined
  /** The formats that could not take the last change. */
  refused: readonly RefusedFormat[]
  /** A sentence about the failure of the last change. */
  problem: string | undefined
  /** A sentence about the result of the last change. */
  news: string | undefined
  canUndo: boolean
  canRedo: boolean
}

/** A change as a whole: the version of each picture before and after it, and the fields of the ad that it wrote. */
interface Step {
  adId: string
  versions: { format: FormatId; before: string; after: string }[]
  fields: { before: Partial<CreativeFields>; after: Partial<CreativeFields> }
}

type Side = 'before' | 'after'

/** Maximum time for which the page waits for a change's end; after it, the next load of the page shows the result. */
const LONGEST_CHANGE_MS = 5 * 60_000

const TOO_LONG = t('This takes longer than usual. Reload the page in a moment to see where it stands.')
const CONFLICT = t(
  'This ad was changed elsewhere in the meantime. You see it as it is now; what you changed here is still in its field.',
)
const CHANGED_SINCE = t('The ad was changed in another way since then, so that this cannot be reversed any more.')

/**
 * The changes of one ad's finished pictures that this page makes: one after the other, each undone and redone as a
 * whole. A picture is undone by restoring its former version, so that it is identical; the ad's fields get their former
 * values.
 */
export class ChangeSession {
  readonly #edge: ChangeEdge
  readonly #listeners = new Set<() => void>()
  /** Listeners to the end of a change on the stream, by its id. */
  readonly #followed = new Map<string, (event: ChangeEvent) => void>()
  #past: Step[] = []
  #future: Step[] = []
  #turn: Promise<unknown> = Promise.resolve()
  #state: ChangeState = {
    draft: {},
    work: undefined,
    refused: [],
    problem: undefined,
    news: undefined,
    canUndo: false,
    canRedo: false,
  }

  constructor(edge: ChangeEdge) {
    this.#edge = edge
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Gives the same object until something changes, as React's external stores require. */
  read = (): ChangeState => this.#state

  edit(draft: ChangeDraft): void {
    this.#set({ draft: tidy(draft) })
  }

  /** Applies the draft to the pictures of these formats, or of all formats if none are named. */
  applyDraft(formats: readonly FormatId[] | undefined): Promise<boolean> {
    const { draft } = this.#state
    return this.apply([{ changes: draft, formats }], () => {
      // Text typed in the meantime stays in the draft.
      if (this.#state.draft === draft) this.#set({ draft: {} })
    })
  }

  /** Applies several changes that are undone as one. `onTaken` runs if any picture took them. */
  apply(changes: readonly AdChange[], onTaken = () => {}): Promise<boolean> {
    return this.#inTurn(async () => {
      const before = this.#edge.read()
      const total = changes.reduce((sum, { formats }) => sum + (formats ?? before.variants).length, 0)
      const made: Variant[] = []
      const alike: FormatId[] = []
      let moved = 0
      this.#set({ work: { total, done: 0 }, refused: [] })
      try {
        for (const change of changes) {
          const answer = await this.#make(change)
          made.push(...answer.variants)
          alike.push(...answer.alike)
          moved += answer.moved
        }
        if (made.length > 0) onTaken()
        this.#set({ news: newsOf({ made, alike, moved, before, refused: this.#state.refused }) })
      } finally {
        this.#record(stepOf({ changes, before, after: this.#edge.read() }))
        await this.#edge.readVariants()
      }
    })
  }

  undo(): Promise<boolean> {
    return this.#go('before')
  }

  redo(): Promise<boolean> {
    return this.#go('after')
  }

  /** Receives the state of the ad's last change from the stream, made in any tab. */
  handleEvent(event: ChangeEvent): void {
    const { work } = this.#state
    for (const variant of event.variants) this.#show(variant)
    if (work && event.state === 'running') {
      this.#set({ work: { ...work, done: Math.min(work.total, event.variants.length + event.refused.length) } })
    }
    this.#followed.get(event.jobId)?.(event)
  }

  dismiss(): void {
    this.#set({ refused: [], problem: undefined, news: undefined })
  }

  async #make(change: AdChange): Promise<{ variants: Variant[]; alike: readonly FormatId[]; moved: number }> {
    const answer = await this.#edge.change(change)
    const {
      variants,
      refused,
      alike = [],
      moved = [],
      creative,
    } = 'jobId' in answer ? await this.#follow(answer.jobId) : answer
    for (const variant of variants) this.#show(variant)
    this.#edge.onCreative(creative)
    this.#set({ refused: [...this.#state.refused, ...refused] })
    return { variants, alike, moved: moved.length }
  }

  async #follow(jobId: string) {
    const { promise, resolve, reject } = Promise.withResolvers<ChangeEvent>()
    const timer = setTimeout(() => reject(new Error(TOO_LONG)), LONGEST_CHANGE_MS)
    this.#followed.set(jobId, (event) => {
      if (event.state === 'failed') reject(new Error(event.message))
      if (event.state === 'done') resolve(event)
    })
    try {
      const { variants, refused, alike, moved } = await promise
      return { variants, refused, alike, moved, creative: await this.#edge.readCreative() }
    } finally {
      clearTimeout(timer)
      this.#followed.delete(jobId)
    }
  }

  #go(side: Side): Promise<boolean> {
    return this.#inTurn(async () => {
      const [from, to] = side === 'before' ? [this.#past, this.#future] : [this.#future, this.#past]
      const step = from.at(-1)
      if (!step) return
      if (!isAt(step, side === 'before' ? 'after' : 'before', this.#edge.read())) {
        from.pop()
        throw new Error(CHANGED_SINCE)
      }
      this.#set({ work: { total: step.versions.length, done: 0 }, refused: [] })
      const fields = step.fields[side]
      if (Object.keys(fields).length > 0) this.#edge.onCreative(await this.#edge.writeFields(fields))
      from.pop()
      to.push(step)
      try {
        await Promise.all(step.versions.map((version) => this.#bringBack(step, version[side])))
      } finally {
        await this.#edge.readVariants()
      }
      this.#set({ news: side === 'before' ? t('The change is undone.') : t('The change is made again.') })
    })
  }

  async #bringBack({ adId }: Step, id: string): Promise<void> {
    this.#show(await this.#edge.restore({ adId, id }))
    const { work } = this.#state
    if (work) this.#set({ work: { ...work, done: work.done + 1 } })
  }

  #show(variant: Variant): void {
    const isShown = this.#edge.read().variants.some(({ id }) => id === variant.id)
    if (!isShown) this.#edge.onVariant(variant)
  }

  #record(step: Step | undefined): void {
    if (!step) return
    this.#past.push(step)
    this.#future = []
  }

  /** Runs work after all earlier work. Gives true if it succeeded; if not, the state has the reason. */
  #inTurn(work: () => Promise<void>): Promise<boolean> {
    const turn = this.#turn.then(async () => {
      this.#set({ problem: undefined, news: undefined })
      try {
        await work()
        return true
      } catch (error) {
        const conflict = this.#edge.conflictOf(error)
        if (conflict) this.#adopt(conflict)
        this.#set({ problem: conflict ? CONFLICT : this.#edge.sentenceOf(error) })
        return false
      } finally {
        this.#set({ work: undefined, canUndo: this.#past.length > 0, canRedo: this.#future.length > 0 })
      }
    })
    this.#turn = turn
    return turn
  }

  #adopt({ current, variants }: ChangeConflict): void {
    this.#edge.onCreative(current)
    for (const variant of variants) this.#show(variant)
  }

  #set(part: Partial<ChangeState>): void {
    this.#state = { ...this.#state, ...part }
    if (part.draft) this.#edge.onDraft(Object.keys(part.draft).length > 0)
    for (const listener of this.#listeners) listener()
  }
}

/** Drops empty parts. */
function tidy(draft: ChangeDraft): ChangeDraft {
  const isBlank = (value: unknown) =>
    value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => !isBlank(value)))
}

interface Outcome {
  made: readonly Variant[]
  alike: readonly FormatId[]
  /** Number of pictures on which parts other than the changed words had to move. */
  moved: number
  before: SavedAd
  refused: readonly RefusedFormat[]
}

/**
 * Describes the result of a change. It counts as changed the pictures that look different, and names those that could
 * not change. Undefined if no picture took the change.
 */
function newsOf({ made, alike, moved, before, refused }: Outcome): string | undefined {
  if (made.length === 0) return undefined
  const stood = before.variants.map(({ id }) => id)
  const formats = made.filter(({ id, format }) => !stood.includes(id) && !alike.includes(format))
  const changed = new Set(formats.map(({ format }) => format)).size
  const same = new Set(made.map(({ format }) => format)).size - changed
  const names = refused.map(({ format }) => getFormat(format).name).join(', ')
  const sentences = [
    changed > 0 && plural(changed, { one: 'The picture is changed.', other: '{count} pictures are changed.' }),
    changed === 1 && moved > 0 && t('Other parts had to move on it.'),
    changed > 1 &&
      moved > 0 &&
      plural(moved, {
        one: 'Other parts had to move in 1 picture.',
        other: 'Other parts had to move in {count} pictures.',
      }),
    same > 0 &&
      plural(same, { one: '1 picture looked like this already.', other: '{count} pictures looked like this already.' }),
    refused.length > 0 && t('{count} could not be changed: {names}.', { count: refused.length, names }),
  ]
  return sentences.filter(Boolean).join(' ')
}

/**
 * Gives the step of a change, or undefined if it had no effect. It compares the pictures before and after: a format
 * that two calls changed has one version before them and one after, and a call that failed halfway has left what it
 * made.
 */
function stepOf({ changes, before, after }: Made): Step | undefined {
  const isWanted = (format: FormatId) => changes.some(({ formats }) => !formats || formats.includes(format))
  const versions = after.variants.flatMap(({ format, id }) => {
    const was = isWanted(format) && before.variants.find((variant) => variant.format === format)
    return was && was.id !== id ? { format, before: was.id, after: id } : []
  })
  const adId = after.variants[0]?.adId
  if (versions.length === 0 || !adId) return undefined
  const written = CHANGED_FIELDS.filter(
    (field) => JSON.stringify(before.fields[field]) !== JSON.stringify(after.fields[field]),
  )
  const pick = ({ fields }: SavedAd) => Object.fromEntries(written.map((field) => [field, fields[field]]))
  return { adId, versions, fields: { before: pick(before), after: pick(after) } }
}

interface Made {
  changes: readonly AdChange[]
  before: SavedAd
  after: SavedAd
}

function isAt({ versions }: Step, side: Side, { variants }: SavedAd): boolean {
  return versions.every((version) => variants.some(({ id }) => id === version[side]))
}
