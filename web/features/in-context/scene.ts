import type { Format } from '#contract/formats.ts'

/** What every surrounding is given. It is drawn in units of its own, which the page scales. */
export interface SceneProps {
  imageUrl: string
  format: Format
  /** Whether to show what the platform lays over the ad, where it does. */
  isCovered: boolean
  label: string
}
