import type { PhotoStudy } from './photo-study.ts'

/**
 * Returns true if the hero can stand free. A product that the photo cuts off would show the cut in the middle of the
 * ad; a trimmed PNG merely touches its frame.
 */
export function canStandFree(hero: PhotoStudy): boolean {
  return hero.treatment === 'cutout' && (hero.kind === 'transparent' || hero.touchesFrame.length === 0)
}
