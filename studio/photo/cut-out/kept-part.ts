import { union } from '../../basics/boxes.ts'
import type { Box } from '#contract/ads/report.ts'
import type { PhotoStudy, Side } from '../photo-study.ts'

/**
 * Shares of a subject's length that a crop may take at a side at which the photo cuts it off already: it leaves the ad
 * there all the same, a little sooner. What is cut at its top is often a person at the chin.
 */
const GIVEN: Record<Side, number> = { top: 0.06, right: 0.22, bottom: 0.3, left: 0.22 }

/**
 * Returns the part of the subject that no crop may cut; undefined if the subject is unknown. `times` multiplies what a
 * crop may take, for when little can be shown.
 */
export function keptPart({ subject, touchesFrame = [], faces }: CutOff, times = 1): Box | undefined {
  if (!subject) return undefined
  const given = (side: Side, length: number) => (touchesFrame.includes(side) ? times * GIVEN[side] * length : 0)
  const [left, top] = [given('left', subject.width), given('top', subject.height)]
  const kept = {
    x: subject.x + left,
    y: subject.y + top,
    width: subject.width - left - given('right', subject.width),
    height: subject.height - top - given('bottom', subject.height),
  }
  return withFaces(kept, faces)
}

/** Returns a part of a photo, enlarged to hold all faces that are known in it. */
export function withFaces(part: Box, faces: readonly Box[] = []): Box {
  return faces.reduce(union, part)
}

export type CutOff = Pick<PhotoStudy, 'subject'> & Partial<Pick<PhotoStudy, 'touchesFrame' | 'faces'>>
