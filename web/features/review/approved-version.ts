import type { Share } from '#contract/review.ts'

type Approved = Pick<Share, 'approval' | 'currentVersion'>

/** "Approved v3", or "Approved v3, now v5": an approval is said of the version that was looked at. Undefined where there is none. */
export function approvedVersion({ approval, currentVersion }: Approved): string | undefined {
  if (!approval) return undefined
  const { version } = approval
  return version === currentVersion ? `Approved v${version}` : `Approved v${version}, now v${currentVersion}`
}
