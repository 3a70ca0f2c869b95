import type { AdChanges, ChangedAd, ChangeEvent, RefusedFormat } from '#contract/change.ts'
import { type FormatId, getFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/variant.ts'
import type { AdChange, ChangeConflict } from '#web/api/change-ad.ts'
import type { CreativeFields, ReadCreative } from '#web/api/creative-fields.ts'
import { plural, t } from '#web/i18n/i18n.ts'

/** The ad as it is saved, and its pictures. */
export interface SavedAd {
  fields: CreativeFields
  variants: readonly Variant[]
}

/** What a session needs of the world. */
export interface ChangeEdge {
  read: () => SavedAd
  change: (change: AdChange) => Promise<(Omit<ChangedAd, 'creative'> & { creative: ReadCreative }) | { jobId: string }>
  writeFields: (fields: Partial<CreativeFields>) => Promise<ReadCreative>
  restore: (version: Pick<Variant, 'adId' | 'id'>) => Promise<Variant>
  readCreative: () => Promise<ReadCreative>
  /** Reads the pictures anew: what was written may have made others stale. */
  readVariants: () => Promise<unknown>
  onVariant: (variant: Variant) => void
  /** Whether anything is wanted that is not on the pictures yet. */
  onDraft: (isWanted: boolean) => void
  /** The ad was saved with a change. */
  onCreative: (creative: ReadCreative) => void
  conflictOf: (error: unknown) => ChangeConflict | undefined
  sentenceOf: (error: unknown) => string
}

/** What is wanted and not yet on the pictures. */
export type Draft = Pick<AdChanges, 'words' | 'colors' | 'hero' | 'cutOut' | 'logo' | 'dials'>

export interface ChangeState {
  draft: Draft
  /** What is being made: of so many pictures, so many are done. */
  work: { total: number; done: number } | undefined
  /** The formats that could not take the last change. */
  refused: readonly RefusedFormat[]
  /** One sentence on what went wrong with the last change. */
  problem: string | undefined
  /** One sentence on what became of the last change. */
  news: string | undefined
  canUndo: boolean
  canRedo: boolean
}

/** One change that was made, whole: which picture stood before and after it, and what it wrote to the ad. */
interface Step {
  adId: string
  versions: { format: FormatId; before: string; after: string }[]
  fields: { before: Partial<CreativeFields>; after: Partial<CreativeFields> }
}

type Side = 'before' | 'after'

/** What a change may write. */
const WRITTEN = [
  'productName',
  'productPrice',
  'productDiscount',
  'taglines',
  'callToAction',
  'webAddress',
  'legalLine',
  'logo',
  'words',
  'roleColors',
  'formatColors',
  'dials',
  'productImages',
] as const

/** A change that nobody has told of for so long is told of by the page's next load. */
const LONGEST_CHANGE_MS = 5 * 60_000

const TOO_LONG = t('This takes longer than usual. Reload the page in a moment to see where it stands.')
const CONFLICT = t(
  'This ad was changed elsewhere in the meantime. You see it as it is now; what you changed here is still in its field.',
)
const CHANGED_SINCE = t('The ad was changed in another way since then, so that this cannot be reversed any more.')

/**
 * The changes of one ad's finished pictures, as this page makes them: one after the other, each reversed and repeated whole. A picture
 * is reversed by bringing its version back, so that it is the very one; the ad's fields are written as they were.
 */
export class ChangeSession {
  readonly #edge: ChangeEdge
  readonly #listeners = new Set<() => void>()
  /** Changes that the stream tells the end of, by their id. */
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

  /** The same object until something changes, as React's external stores want it. */
  read = (): ChangeState => this.#state

  edit(draft: Draft): void {
    this.#set({ draft: tidy(draft) })
  }

  /** Puts what is wanted on the pictures of these formats: all that the ad has where none are named. */
  applyDraft(formats: readonly FormatId[] | undefined): Promise<boolean> {
    const { draft } = this.#state
    return this.apply([{ changes: draft, formats }], () => {
      // What was typed meanwhile is still wanted.
      if (this.#state.draft === draft) this.#set({ draft: {} })
    })
  }

  /** Several changes that are reversed as one. `onTaken` where any picture took them. */
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
        this.#note(stepOf({ changes, before, after: this.#edge.read() }))
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

  /** The stream told where the ad's last change stands, whoever made it. */
  hear(event: ChangeEvent): void {
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

  #note(step: Step | undefined): void {
    if (!step) return
    this.#past.push(step)
    this.#future = []
  }

  /** One after the other: whoever asks meanwhile waits. Whether it went well; if not, the state says why. */
  #inTurn(work: () => Promise<void>): Promise<boolean> {
    const turn = this.#turn.then(async () => {
      this.#set({ problem: undefined, news: undefined })
      try {
        await work()
        return true
      } catch (error) {
        const conflict = this.#edge.conflictOf(error)
        if (conflict) this.#meet(conflict)
        this.#set({ problem: conflict ? CONFLICT : this.#edge.sentenceOf(error) })
        return false
      } finally {
        this.#set({ work: undefined, canUndo: this.#past.length > 0, canRedo: this.#future.length > 0 })
      }
    })
    this.#turn = turn
    return turn
  }

  #meet({ current, variants }: ChangeConflict): void {
    this.#edge.onCreative(current)
    for (const variant of variants) this.#show(variant)
  }

  #set(part: Partial<ChangeState>): void {
    this.#state = { ...this.#state, ...part }
    if (part.draft) this.#edge.onDraft(Object.keys(part.draft).length > 0)
    for (const listener of this.#listeners) listener()
  }
}

/** Without parts that hold nothing. */
function tidy(draft: Draft): Draft {
  const isBlank = (value: unknown) =>
    value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => !isBlank(value)))
}

interface Outcome {
  made: readonly Variant[]
  alike: readonly FormatId[]
  /** On so many pictures other parts than the changed words had to move. */
  moved: number
  before: SavedAd
  refused: readonly RefusedFormat[]
}

/** Counts as changed what looks different, and names what could not be. Undefined where no picture took the change. */
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
 * Undefined where nothing came of the change. Told from what stands: a format that two calls changed has one version before them and one
 * after, and a call that failed half-way has left what it made.
 */
function stepOf({ changes, before, after }: Made): Step | undefined {
  const isWanted = (format: FormatId) => changes.some(({ formats }) => !formats || formats.includes(format))
  const versions = after.variants.flatMap(({ format, id }) => {
    const was = isWanted(format) && before.variants.find((variant) => variant.format === format)
    return was && was.id !== id ? { format, before: was.id, after: id } : []
  })
  const adId = after.variants[0]?.adId
  if (versions.length === 0 || !adId) return undefined
  const written = WRITTEN.filter(
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
