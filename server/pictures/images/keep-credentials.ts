import type { Services } from '#server/services.ts'
import { credentialsKey } from './keys.ts'
import type { PreparedFile } from './picture-tasks.ts'

/** Most bytes that are kept: an ad of a display format has 150,000 for all of it. */
const KEPT_MAX_BYTES = 64_000
const TYPE = 'application/c2pa'

/**
 * Keeps the credentials of an uploaded file beside its picture, which is encoded again and has none. A file whose
 * credentials cannot be read is taken without them: nothing else about it is wrong.
 */
export async function keepCredentials(
  { credentials, storage }: Pick<Services, 'credentials' | 'storage'>,
  { imageId, owner, file }: { imageId: string; owner: string; file: PreparedFile },
): Promise<void> {
  const kept = await readKept({ credentials }, file, owner)
  if (kept) await storage.put(credentialsKey(imageId), kept, TYPE)
}

/** Returns the credentials of an uploaded file in the form in which ads take them; undefined if it has none. */
export async function readKept(
  { credentials }: Pick<Services, 'credentials'>,
  { signedAs }: PreparedFile,
  owner: string,
): Promise<Uint8Array | undefined> {
  if (!signedAs) return undefined
  const { path, contentType } = signedAs
  const request = { owner, signal: new AbortController().signal }
  const kept = await credentials.keep({ file: path, contentType }, request).catch(() => undefined)
  return kept && kept.byteLength <= KEPT_MAX_BYTES ? kept : undefined
}
