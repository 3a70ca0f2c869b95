import type { Signer } from './cose-sign.ts'

/** A photo that went into an ad. */
export interface Ingredient {
  title: string
  contentType: string
  /** Hash of the stored photo, in hexadecimal digits. */
  sha256: string
  /** Term of IPTC that its own metadata had. */
  digitalSource?: string | undefined
  /** Credentials that the uploaded file had, as KeepTask gave them. */
  credentials?: Uint8Array | undefined
}

/** All that the credentials of an ad state. The same statement on the same file gives the same bytes. */
export interface Statement {
  /** File name of the ad. */
  title: string
  /** Term of IPTC for how the ad was made. */
  digitalSource: string
  ingredients: readonly Ingredient[]
  /** Facts in an assertion of our own. */
  facts: Readonly<Record<string, unknown>>
}

export interface SignTask {
  kind: 'sign'
  jpeg: Uint8Array
  statement: Statement
  signer: Signer
  /** Name and version of the app. */
  generator: { name: string; version: string }
  /** Most bytes of the signed file. Credentials of photos that do not fit are left out, the largest first. */
  maxBytes: number
}

/** Reads the credentials of any picture. */
export interface ReadTask {
  kind: 'read'
  /** The picture, or the path of a file with it: many that wait for their turn take no memory. */
  file: Uint8Array | string
  contentType: string
  /** Roots that are trusted, in PEM. */
  anchors: string
}

/** Keeps the credentials of an upload, so that an ad can have them. */
export interface KeepTask {
  kind: 'keep'
  file: Uint8Array | string
  contentType: string
}

export type CredentialsTask = SignTask | ReadTask | KeepTask

export interface SignedFile {
  jpeg: Uint8Array
  /** Set if a time stamp was asked for and not given, with the reason. */
  stampFailure?: string
}

/** The report of a reader about a picture's credentials. */
export type ReadCredentials =
  | { state: 'absent' }
  /** The file names an address where its credentials lie; nothing was fetched. */
  | { state: 'elsewhere' }
  /** The file has credentials that cannot be read. */
  | { state: 'unreadable' }
  | ReadManifest

export interface ReadManifest {
  /** `valid` if nothing was changed since it was signed, by somebody whom the anchors do not vouch for. */
  state: 'trusted' | 'valid' | 'invalid'
  /** Codes of C2PA for what is wrong. */
  problems: string[]
  signer: { name: string | null; organization: string | null; algorithm: string | null }
  /** Moment that a time stamp authority confirms, as an ISO text. */
  stampedAt: string | null
  generator: string | null
  title: string | null
  /** Address of the term that c2pa.created states. */
  digitalSource: string | null
  ingredients: { title: string | null; isSigned: boolean; signer: string | null }[]
  /** Our own assertion, of the signer, who may be anybody. */
  facts: Record<string, unknown> | null
}

export type CredentialsAnswer = { signed: SignedFile } | { read: ReadCredentials } | { kept: Uint8Array | null }
