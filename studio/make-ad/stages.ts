export type StudioStage = 'brief' | 'direction' | 'layout' | 'paint' | 'inspect'

/**
 * Called with each stage when it begins. After a failed inspection, earlier stages begin again: another layout, or the
 * same one mended.
 */
export type OnStage = (stage: StudioStage) => void
