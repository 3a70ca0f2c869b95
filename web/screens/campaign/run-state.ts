import type { Campaign } from '#contract/catalogue/campaign.ts'

type RunState = Campaign['progress']

export function isRunning({ waiting, painting }: RunState): boolean {
  return waiting + painting > 0
}

export function totalOf(progress: RunState): number {
  return Object.values(progress).reduce((sum, count) => sum + count, 0)
}
