import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { array, byteString, map, NULL, tag, textString, encodeInteger } from './cbor.ts'

/** A way of signing: its number in COSE, and how Node computes it. */
export interface Algorithm {
  /** The name in C2PA. */
  name: string
  cose: number
  /** Returns true if two signatures of the same bytes are the same. */
  isRepeatable: boolean
  sign(bytes: Uint8Array, key: KeyObject): Buffer
}

const elliptic = (name: string, cose: number, hash: string): Algorithm => ({
  name,
  cose,
  isRepeatable: false,
  sign: (bytes, key) => sign(hash, bytes, { key, dsaEncoding: 'ieee-p1363' }),
})

const ED25519: Algorithm = {
  name: 'ed25519',
  cose: -8,
  isRepeatable: true,
  sign: (bytes, key) => sign(null, bytes, key),
}

const ALGORITHMS: Record<string, Algorithm> = {
  ed25519: ED25519,
  prime256v1: elliptic('es256', -7, 'sha256'),
  secp384r1: elliptic('es384', -35, 'sha384'),
  secp521r1: elliptic('es512', -36, 'sha512'),
}

/** Returns how a key signs; undefined for a kind of key with which this app does not sign. */
export function algorithmOf(key: KeyObject): Algorithm | undefined {
  return ALGORITHMS[key.asymmetricKeyDetails?.namedCurve ?? key.asymmetricKeyType ?? '']
}

export interface Signer {
  /** Private key in PEM. */
  key: string
  /** Certificates in DER, the signer's first. The root may be missing. */
  certificates: Uint8Array[]
  /** Address of a time stamp authority. */
  timeStamps?: string | undefined
}

/** Labels of headers: RFC 9052 (3.1), RFC 9360, and C2PA 2.2 (14.2, 14.4). */
const ALGORITHM = 1
const CERTIFICATES = 33
const TIME_STAMP = 'sigTst2'
const PADDINGS = ['pad', 'pad2']
const COSE_SIGN1 = 18

interface SigningOptions {
  signer: Signer
  /** Returns a time stamp token for the bytes, or undefined if there is none. */
  timeStamp: (signed: Uint8Array) => Promise<Uint8Array | undefined>
}

/**
 * Signs a claim of C2PA. Returns a COSE_Sign1 that is exactly `size` bytes long: a shorter one leaves a file that does
 * not match its own hash, about which the library that asks for it says nothing.
 */
export async function signClaim(
  claim: Uint8Array,
  size: number,
  { signer, timeStamp }: SigningOptions,
): Promise<Uint8Array> {
  const key = createPrivateKey(signer.key)
  const algorithm = algorithmOf(key)
  if (!algorithm) throw new Error('This kind of key cannot sign')
  const headers = byteString(headersOf(algorithm, signer))
  const signature = byteString(algorithm.sign(signedBytes('Signature1', headers, claim), key))
  // The stamp is of a counter signature over the signature (sigTst2): readers ignore one of the bare signature.
  const token = await timeStamp(signedBytes('CounterSignature', headers, signature))
  return padTo(size, (padding) => write({ headers, signature, token, padding }))
}

/** Returns the bytes over which a signature or its time stamp is made (RFC 8152, 4.4). */
function signedBytes(context: 'Signature1' | 'CounterSignature', headers: Buffer, payload: Uint8Array): Buffer {
  return array(textString(context), headers, byteString(Buffer.alloc(0)), byteString(payload))
}

/** Returns the bytes that a signature takes if it has no time stamp. */
export function signatureBytes(signer: Signer): number {
  const key = createPrivateKey(signer.key)
  const algorithm = algorithmOf(key)
  if (!algorithm) throw new Error('This kind of key cannot sign')
  const headers = byteString(headersOf(algorithm, signer))
  const signature = byteString(algorithm.sign(Buffer.alloc(0), key))
  return write({ headers, signature, token: undefined, padding: [0] }).byteLength
}

function headersOf(algorithm: Algorithm, { certificates }: Signer): Buffer {
  const [first, ...others] = certificates.map(byteString)
  return map(
    [encodeInteger(ALGORITHM), encodeInteger(algorithm.cose)],
    [encodeInteger(CERTIFICATES), others.length === 0 ? first! : array(first!, ...others)],
  )
}

interface Written {
  headers: Uint8Array
  signature: Uint8Array
  token: Uint8Array | undefined
  /** Lengths of the paddings, of which C2PA allows two. */
  padding: readonly number[]
}

function write({ headers, signature, token, padding }: Written): Buffer {
  const stamp = token && map([textString('tstTokens'), array(map([textString('val'), byteString(token)]))])
  const unsigned = map(
    ...(stamp ? [[textString(TIME_STAMP), stamp] as const] : []),
    ...padding.map((bytes, index) => [textString(PADDINGS[index]!), byteString(Buffer.alloc(bytes))] as const),
  )
  return tag(COSE_SIGN1, array(headers, unsigned, NULL, signature))
}

/** The head of a padding grows with it, so that some sizes are met only with a second one, which is empty. */
function padTo(size: number, write: (padding: readonly number[]) => Buffer): Buffer {
  for (const others of [[], [0]]) {
    const room = size - write([0, ...others]).byteLength
    for (let padding = room; padding >= Math.max(0, room - 4); padding--) {
      const written = write([padding, ...others])
      if (written.byteLength === size) return written
    }
  }
  throw new Error(`A signature cannot be written in ${size} bytes`)
}
