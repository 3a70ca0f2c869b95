export type StudioStage = 'brief' | 'direction' | 'layout' | 'paint' | 'inspect'

/** Told of each stage when it begins. What the inspection sends back begins anew: another layout, or the same one mended. */
export type OnStage = (stage: StudioStage) => void
