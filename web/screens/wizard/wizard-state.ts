import type { RefObject } from 'react'
import type { FormatId } from '#contract/formats.ts'
import type { Variant } from '#contract/variant.ts'
import type { CreativeFields, ReadCreative } from '#web/api/creative-fields.ts'
import type { EditConflictField, UpdateConflict } from '#web/api/update-creative.ts'
import type { Generations } from '#web/features/generation/generations.ts'
import type { ChangeSession } from '#web/features/on-this-ad/change-session.ts'
import type { StepNumber } from './wizard-steps.ts'

/** The draft, the step and the ways of saving and moving, as every step has them (see useWizard). */
export interface WizardState {
  /** Undefined until the ad is saved for the first time. */
  id: string | undefined
  /** Changes whenever the ad is saved: what is made of the saved ad is asked for anew. */
  version: string
  /** Whether the saved ad has a photo for the studio to look at. */
  hasHero: boolean
  fields: CreativeFields
  change: (part: Partial<CreativeFields>) => void
  /** A change that was not made in step 1's form, which is drawn anew with it. */
  bringIn: (part: Partial<CreativeFields>) => void
  /** The draft as it stands after the changes of the same click. */
  latestFields: () => CreativeFields
  /** The ad as it was read last, in that version. */
  saved: () => { etag: string | undefined; fields: CreativeFields }
  /** The ad was saved in another way: what was not changed here becomes what it is by now. */
  meet: (creative: ReadCreative) => void
  unsaved: Partial<CreativeFields>
  /** Whether a reload would bring back all that is not saved. */
  isDraftKept: () => boolean
  forgetDraft: () => void
  /** Changes when words came from elsewhere: step 1's form begins anew with them. */
  revision: number
  /** What others changed too, until it is said which one stays. */
  conflict: UpdateConflict | undefined
  /** With the last choice the ad is saved. */
  settleConflict: (field: EditConflictField, side: 'mine' | 'theirs') => Promise<void>
  /** The changes of the finished ad, from step 5 on. */
  changes: RefObject<ChangeSession | undefined>
  /** Whether the panel of step 5 holds anything that is on no picture yet, in whichever step it is told. */
  hasUnapplied: boolean
  noteUnapplied: (isUnapplied: boolean) => void
  step: StepNumber
  /** For a step that is shown only after it was loaded. */
  takeFocus: () => void
  isSaving: boolean
  /** Whether the person has just pressed Next for an ad; merely coming back to step 5 asks for nothing. */
  isAdAsked: boolean
  /** Saves, and throws what the server has against it. */
  store: (part?: Partial<CreativeFields>) => Promise<void>
  /** Saves, and says what went wrong; false if anything did. */
  save: (part?: Partial<CreativeFields>) => Promise<boolean>
  saveExplicitly: () => Promise<void>
  /** False where it stays, because something went wrong. */
  moveTo: (target: StepNumber) => Promise<boolean>
  /** The next step, for whoever has saved already. */
  showNext: () => void
  next: () => Promise<unknown>
  back: () => Promise<unknown>
}

/** What a step may want to know of the ad. */
export interface StepProps {
  wizard: WizardState
  generations: Generations
  variants: readonly Variant[]
  /** Why the variants are not known, if so. */
  variantsError: Error | null
  /** The chosen formats and those that were made. */
  formats: readonly FormatId[]
}
