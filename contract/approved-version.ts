/** "Approved v3", or "Approved v3, now v5": an approval is said of the version that was looked at. */
export function approvedVersion(version: number, currentVersion: number): string {
  return version === currentVersion ? `Approved v${version}` : `Approved v${version}, now v${currentVersion}`
}
