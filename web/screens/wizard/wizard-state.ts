import type { RefObject } from 'react'
import type { FormatId } from '#contract/formats.ts'
import type { Variant } from '#contract/ads/variant.ts'
import type { CreativeFields, ReadCreative } from '#web/api/ads/creative-fields.ts'
import type { EditConflictField, UpdateConflict } from '#web/api/ads/update-creative.ts'
import type { Generations } from '#web/features/generation/generations.ts'
import type { ChangeSession } from '#web/features/on-this-ad/change-session.ts'
import type { StepNumber } from './wizard-steps.ts'

/** The draft, the step and the functions that save and move, as every step receives them (see useWizard). */
export interface WizardState {
  /** The ad's id. Undefined until the ad is saved for the first time. */
  id: string | undefined
  /** A value that changes whenever the ad is saved, so that everything derived from it is requested again. */
  version: string
  /** Set if the saved ad has a photo that the studio can read. */
  hasHero: boolean
  fields: CreativeFields
  change: (part: Partial<CreativeFields>) => void
  /** Applies a change that does not come from step 1's form, which is rendered again with it. */
  applyPatch: (part: Partial<CreativeFields>) => void
  /** Gives the draft with the changes of the same click. */
  latestFields: () => CreativeFields
  /** Gives the ad and the version that were read last. */
  saved: () => { etag: string | undefined; fields: CreativeFields }
  /** Takes over the fields of an ad that was saved by other means, except those that were changed here. */
  rebase: (creative: ReadCreative) => void
  unsaved: Partial<CreativeFields>
  /** Tells whether a reload would restore everything that is not saved. */
  isDraftStored: () => boolean
  clearDraft: () => void
  /** A counter of changes that came from outside: step 1's form is rendered again with them. */
  revision: number
  /** The conflict with changes of others, until the user has decided every field. */
  conflict: UpdateConflict | undefined
  /** Decides one field of the conflict. The last decision saves the ad. */
  settleConflict: (field: EditConflictField, side: 'mine' | 'theirs') => Promise<void>
  /** The changes of the finished ad, from step 5 on. */
  changes: RefObject<ChangeSession | undefined>
  /** Set if the form of step 5 has changes that are on no picture yet; every step can ask. */
  hasUnapplied: boolean
  setHasUnapplied: (isUnapplied: boolean) => void
  step: StepNumber
  /** Moves the focus to a step that has just loaded. */
  takeFocus: () => void
  isSaving: boolean
  /** Set if the user has just pressed Next to make an ad; merely returning to step 5 starts nothing. */
  isAdAsked: boolean
  /** Saves. Throws the server's refusal. */
  store: (part?: Partial<CreativeFields>) => Promise<void>
  /** Saves, with a toast for a failure. Gives false if it failed. */
  save: (part?: Partial<CreativeFields>) => Promise<boolean>
  saveExplicitly: () => Promise<void>
  /** Moves to a step. Gives false if that failed and the step stays. */
  moveTo: (target: StepNumber) => Promise<boolean>
  /** Opens the next step without saving. */
  showNext: () => void
  next: () => Promise<unknown>
  back: () => Promise<unknown>
}

/** Props of every step. */
export interface StepProps {
  wizard: WizardState
  generations: Generations
  variants: readonly Variant[]
  /** The error of reading the variants, if it failed. */
  variantsError: Error | null
  /** The chosen formats, and those that have a picture. */
  formats: readonly FormatId[]
}
