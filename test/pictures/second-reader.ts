import { type Asset, JPEG } from '@trustnxt/c2pa-ts/asset'
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf'
import { ManifestStore, ValidationResult } from '@trustnxt/c2pa-ts/manifest'

/**
 * Reads credentials by a library that shares no code with the one that writes them. It knows no roots, so that it says
 * only whether a file is as it was signed. Returns undefined for a file without credentials.
 */
export async function readSecondly(jpeg: Uint8Array): Promise<{ isValid: boolean; problems: string[] } | undefined> {
  const asset: Asset = new JPEG(Uint8Array.from(jpeg))
  const manifests = asset.getManifestJUMBF()
  if (!manifests) return undefined
  const result = await validate(asset, Uint8Array.from(manifests))
  const problems = result.statusEntries.filter(({ success }) => !success).map(({ code }): string => code)
  return { isValid: result.isValid, problems }
}

async function validate(asset: Asset, manifests: Uint8Array<ArrayBuffer>): Promise<ValidationResult> {
  try {
    return await ManifestStore.read(SuperBox.fromBuffer(manifests)).validate(asset)
  } catch (error) {
    return ValidationResult.fromError(error as Error)
  }
}
