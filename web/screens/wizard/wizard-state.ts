import type { RefObject } from 'react'
import type { FormatId } from '#contract/formats.ts'
import type { Variant } from '#contract/ads/variant.ts'
import type { CreativeFields, ReadCreative } from '#web/api/ads/creative-fields.ts'
import type { EditConflictField, UpdateConflict } from '#web/api/ads/update-creative.ts'
import type { Generations } from '#web/features/generation/generations.ts'
import type { ChangeSession } from '#web/features/on-this-ad/change-session.ts'
import type { StepNumber } from './wizard-steps.ts'

/** What every step receives (see useWizard). */
export interface WizardState {
  ad: SavedAd
  draft: WizardDraft
  saving: WizardSaving
  navigation: WizardNavigation
  changes: WizardChanges
}

/** The ad as it was saved last. */
interface SavedAd {
  /** Undefined until the ad is saved for the first time. */
  id: string | undefined
  /** A value that changes whenever the ad is saved, so that everything derived from it is requested again. */
  version: string
  /** Set if the saved ad has a photo that the studio can read. */
  hasHero: boolean
}

/** The ad that a draft changes, in the version that was read last. */
export interface DraftBase {
  etag: string | undefined
  fields: CreativeFields
}

/** The ad as it is on this screen, saved or not. */
export interface WizardDraft {
  fields: CreativeFields
  change: (part: Partial<CreativeFields>) => void
  /** Applies a change that does not come from step 1's form, which is rendered again with it. */
  applyPatch: (part: Partial<CreativeFields>) => void
  /** Gives the draft with the changes of the same click. */
  latestFields: () => CreativeFields
  /** Gives the ad and the version that were read last. */
  saved: () => DraftBase
  /** Takes over the fields of an ad that was saved by other means, except those that were changed here. */
  rebase: (creative: ReadCreative) => void
  unsaved: Partial<CreativeFields>
  /** Tells whether a reload would restore everything that is not saved. */
  isStored: () => boolean
  clear: () => void
  /** A counter of changes that came from outside: step 1's form is rendered again with them. */
  revision: number
}

export interface WizardSaving {
  isSaving: boolean
  /** Saves. Throws the server's refusal. */
  store: (part?: Partial<CreativeFields>) => Promise<void>
  /** Saves, with a toast for a failure. Gives false if it failed. */
  save: (part?: Partial<CreativeFields>) => Promise<boolean>
  /** Saves, with a toast for the result. */
  saveExplicitly: () => Promise<void>
  /** The conflict with changes of others, until the user has decided every field. */
  conflict: UpdateConflict | undefined
  /** Decides one field of the conflict. The last decision saves the ad. */
  settleConflict: (field: EditConflictField, side: 'mine' | 'theirs') => Promise<void>
}

export interface WizardNavigation {
  step: StepNumber
  /** Moves the focus to a step that has just loaded. */
  takeFocus: () => void
  /** Set if the user has just pressed Next to make an ad; merely returning to step 5 starts nothing. */
  isAdAsked: boolean
  /** Moves to a step. Gives false if that failed and the step stays. */
  moveTo: (target: StepNumber) => Promise<boolean>
  /** Opens the next step without saving. */
  showNext: () => void
  next: () => Promise<unknown>
  back: () => Promise<unknown>
}

/** The changes of the finished ad, from step 5 on. */
interface WizardChanges {
  session: RefObject<ChangeSession | undefined>
  /** Set if the form of step 5 has changes that are on no picture yet; every step can ask. */
  hasUnapplied: boolean
  setHasUnapplied: (isUnapplied: boolean) => void
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
