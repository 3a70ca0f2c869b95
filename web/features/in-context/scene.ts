import type { Format } from '#contract/formats.ts'

/** Props of every scene. It is drawn in units of its own, which the page scales. */
export interface SceneProps {
  imageUrl: string
  format: Format
  /** Set to show the controls that the platform lays over the ad, if it does. */
  isCovered: boolean
  label: string
}
