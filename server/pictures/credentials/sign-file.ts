import { createHash } from 'node:crypto'
import type { WasmBuilder } from '@contentauth/c2pa-wasm'
import { ReadableBlob, seedRandomness, settingsOf, type openLibrary } from './c2pa.ts'
import { signatureBytes, signClaim } from './cose-sign.ts'
import type { Ingredient, SignedFile, SignTask, Statement } from './credentials-tasks.ts'
import { TIME_STAMP_MAX_BYTES, type RequestTimeStamp } from './request-time-stamp.ts'

type Library = Awaited<ReturnType<typeof openLibrary>>

/** Assertion with our own facts on an ad. */
export const FACTS_LABEL = 'app.placard.ad'
const TERMS = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const ACTIONS_LABEL = 'c2pa.actions.v2'

/**
 * Signs a finished JPEG. The same task gives the same bytes, unless the key's kind of signature or a time stamp is
 * different each time.
 */
export async function signFile(
  library: Library,
  task: SignTask,
  requestTimeStamp: RequestTimeStamp,
): Promise<SignedFile> {
  let stampFailure: string | undefined
  const request: RequestTimeStamp = async (address, bytes) => {
    try {
      return await requestTimeStamp(address, bytes)
    } catch (error) {
      stampFailure = error instanceof Error ? error.message : String(error)
      throw error
    }
  }
  try {
    return { jpeg: await signFitting(library, task, request) }
  } catch (error) {
    if (stampFailure === undefined) throw error
    const unstamped = { ...task, signer: { ...task.signer, timeStamps: undefined } }
    return { jpeg: await signFitting(library, unstamped, request), stampFailure }
  }
}

/** Leaves out the largest credentials of photos until the file fits. */
async function signFitting(library: Library, task: SignTask, requestTimeStamp: RequestTimeStamp): Promise<Uint8Array> {
  let { statement } = task
  for (;;) {
    const signed = await signOnce(library, { ...task, statement }, requestTimeStamp)
    const largest = Math.max(...statement.ingredients.map(sizeOf), 0)
    if (signed.byteLength <= task.maxBytes || largest === 0) return signed
    const ingredients = statement.ingredients.map((one) =>
      sizeOf(one) === largest ? { ...one, credentials: undefined } : one,
    )
    statement = { ...statement, ingredients }
  }
}

function sizeOf({ credentials }: Ingredient): number {
  return credentials?.byteLength ?? 0
}

async function signOnce(
  { WasmBuilder }: Library,
  { jpeg, statement, signer, generator }: SignTask,
  requestTimeStamp: RequestTimeStamp,
): Promise<Uint8Array> {
  const definition = define(jpeg, statement, generator)
  seedRandomness(jpeg, JSON.stringify(definition), signer.certificates[0]!)
  const builder = WasmBuilder.fromJson(JSON.stringify(definition), settingsOf(''))
  try {
    for (const [index, ingredient] of statement.ingredients.entries()) await addIngredient(builder, ingredient, index)
    const { timeStamps } = signer
    const size = signatureBytes(signer) + (timeStamps ? TIME_STAMP_MAX_BYTES : 0)
    return await builder.sign(
      {
        alg: 'ed25519',
        reserveSize: size,
        sign: async (claim) =>
          Uint8Array.from(
            await signClaim(claim, size, {
              signer,
              timeStamp: async (bytes) => (timeStamps ? requestTimeStamp(timeStamps, bytes) : undefined),
            }),
          ),
      },
      [],
      'image/jpeg',
      new ReadableBlob(jpeg, 'image/jpeg'),
    )
  } finally {
    builder.free()
  }
}

function define(
  jpeg: Uint8Array,
  { title, digitalSource, ingredients, facts }: Statement,
  generator: SignTask['generator'],
) {
  const all = { title, digitalSource, facts, photos: ingredients.map(({ sha256 }) => sha256) }
  const hash = createHash('sha256').update(jpeg).update(JSON.stringify(all))
  for (const { credentials } of ingredients) hash.update(credentials ?? '')
  const id = idOf(hash.digest())
  const placed = ingredients.map((_, index) => ({
    action: 'c2pa.placed',
    parameters: { ingredientIds: [labelOf(index)] },
  }))
  const created = { action: 'c2pa.created', digitalSourceType: `${TERMS}${digitalSource}`, softwareAgent: generator }
  return {
    claim_generator_info: [generator],
    title,
    format: 'image/jpeg',
    label: `urn:c2pa:${id}`,
    instance_id: `xmp:iid:${id}`,
    assertions: [
      { label: ACTIONS_LABEL, created: true, data: { actions: [created, ...placed] } },
      { label: FACTS_LABEL, created: true, data: facts },
    ],
  }
}

async function addIngredient(
  builder: WasmBuilder,
  { title, contentType, sha256, credentials }: Ingredient,
  index: number,
): Promise<void> {
  const described = {
    title,
    format: contentType,
    relationship: 'componentOf',
    label: labelOf(index),
    instance_id: `xmp:iid:${idOf(createHash('sha256').update(`${index} ${sha256}`).digest())}`,
  }
  if (!credentials) return builder.addIngredient(JSON.stringify(described))
  const archive = new ReadableBlob(credentials, 'application/c2pa')
  await builder.addIngredientFromBlob(JSON.stringify(described), 'application/c2pa', archive)
}

function labelOf(index: number): string {
  return `photo-${index + 1}`
}

/** Makes a UUID of a hash, in the form of version 4, which C2PA requires of a manifest's label. */
function idOf(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
