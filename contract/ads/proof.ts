import { z } from 'zod'
import { defineCall } from '../platform/call.ts'

/** Largest picture whose credentials are read: ads have at most a megabyte, photos of cameras some ten. */
export const VERIFIED_MAX_BYTES = 20 * 1024 * 1024

/** Pictures of one address in a minute. */
export const VERIFICATIONS_PER_MINUTE = 10

const text = z.string().nullable()

/** Facts of a manifest. All of them are what its signer claims; `state` says who that is. */
export const credentialsManifestSchema = z.object({
  /**
   * `trusted`: as this installation signed it. `valid`: nothing was changed since somebody else signed it. `invalid`:
   * changed since, or signed wrongly.
   */
  state: z.enum(['trusted', 'valid', 'invalid']),
  /** Codes of C2PA for what is wrong: `assertion.dataHash.mismatch`. */
  problems: z.array(z.string()),
  signer: z.object({ name: text, organization: text, algorithm: text }),
  stampedAt: text,
  generator: text,
  title: text,
  digitalSource: text,
  ingredients: z.array(z.object({ title: text, isSigned: z.boolean(), signer: text })),
  /** Statements of this app about an ad of its own: hashes of brief and recipe, names of models. */
  facts: z.record(z.string(), z.unknown()).nullable(),
})

export const verificationSchema = z.object({
  /** The signatures of this installation are vouched for by nobody else. */
  isOwnChain: z.boolean(),
  credentials: z.discriminatedUnion('state', [
    z.object({ state: z.literal('absent') }),
    /** The file names an address; nothing was fetched. */
    z.object({ state: z.literal('elsewhere') }),
    z.object({ state: z.literal('unreadable') }),
    credentialsManifestSchema,
  ]),
})

export type Verification = z.infer<typeof verificationSchema>
export type VerifiedManifest = z.infer<typeof credentialsManifestSchema>

/** POST multipart/form-data with a `picture` field. Nothing of it is kept. */
export const verifyPictureCall = defineCall({
  method: 'POST',
  path: '/api/verify',
  success: { 200: verificationSchema },
  codes: ['VALIDATION_FAILED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNAVAILABLE'],
})

export const proofSchema = z.object({
  /**
   * `same`: painted once more from the stored recipe, the file has the same bytes. `different`: it has others. `refused`:
   * it cannot be painted today, as `message` says.
   */
  outcome: z.enum(['same', 'different', 'refused']),
  message: text,
  creativeId: z.string(),
})

export type PictureProof = z.infer<typeof proofSchema>

/** POST multipart/form-data with a `picture` field: a file of an ad of one's own. */
export const provePictureCall = defineCall({
  method: 'POST',
  path: '/api/verify/proof',
  success: { 200: proofSchema },
  codes: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'NOT_FOUND',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'GENERATION_FAILED',
    'UNAVAILABLE',
  ],
})
