import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { PRODUCT_NAME } from '#contract/product.ts'
import { bitString, boolean, identifier, integer, octetString, sequence, setOf, tagged, time, utf8 } from './der.ts'

/** A signing key, and the certificates from its own up to the root that vouches for it, in PEM. */
export interface SigningChain {
  key: string
  certificates: string[]
}

const DAY_MS = 24 * 60 * 60 * 1000
/** The files are read for as long as their ads run, and a chain that nobody else trusts gains nothing by being short. */
const LEAF_DAYS = 3650
const ROOT_DAYS = 7300
/** Clocks differ: a reader whose clock is behind finds the first ad signed within the time of its certificate. */
const EARLIER_MS = DAY_MS

/**
 * Makes a chain of Ed25519: a root, whose key is forgotten at once so that it vouches for nothing else, and a signer with
 * the properties that C2PA 2.2 requires of one (section 14.5.1).
 */
export function makeChain(now: Date): SigningChain {
  const root = generateKeyPairSync('ed25519')
  const signer = generateKeyPairSync('ed25519')
  const id = randomBytes(4).toString('hex')
  const rootName = nameOf(`${PRODUCT_NAME} root ${id}`)
  const rootKeyId = keyIdOf(root.publicKey)
  const certificate = (parts: Pick<Certified, 'name' | 'publicKey' | 'days' | 'extensions'>) =>
    certify({ ...parts, now, issuer: rootName, by: root.privateKey })
  return {
    key: signer.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificates: [
      certificate({
        name: nameOf(`${PRODUCT_NAME} signer ${id}`),
        publicKey: signer.publicKey,
        days: LEAF_DAYS,
        extensions: [
          extension(BASIC_CONSTRAINTS, sequence(), { isCritical: true }),
          extension(KEY_USAGE, bitString(Buffer.from([0b1000_0000]), 7), { isCritical: true }),
          extension(EXTENDED_KEY_USAGE, sequence(identifier(DOCUMENT_SIGNING), identifier(EMAIL_PROTECTION))),
          extension(SUBJECT_KEY_ID, octetString(keyIdOf(signer.publicKey))),
          extension(AUTHORITY_KEY_ID, sequence(tagged(0, rootKeyId, { isPrimitive: true }))),
        ],
      }),
      certificate({
        name: rootName,
        publicKey: root.publicKey,
        days: ROOT_DAYS,
        extensions: [
          extension(BASIC_CONSTRAINTS, sequence(boolean(true)), { isCritical: true }),
          extension(KEY_USAGE, bitString(Buffer.from([0b0000_0110]), 1), { isCritical: true }),
          extension(SUBJECT_KEY_ID, octetString(rootKeyId)),
        ],
      }),
    ],
  }
}

const BASIC_CONSTRAINTS = '2.5.29.19'
const KEY_USAGE = '2.5.29.15'
const EXTENDED_KEY_USAGE = '2.5.29.37'
const SUBJECT_KEY_ID = '2.5.29.14'
const AUTHORITY_KEY_ID = '2.5.29.35'
/** Purposes by which readers accept the signature of a document; readers of before 2024 know only the second. */
const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36'
const EMAIL_PROTECTION = '1.3.6.1.5.5.7.3.4'
const ED25519 = '1.3.101.112'
const SERIAL_BYTES = 16

interface Certified {
  name: Buffer
  publicKey: KeyObject
  days: number
  extensions: Buffer[]
  issuer: Buffer
  by: KeyObject
  now: Date
}

/** Gives a certificate (RFC 5280) in PEM. */
function certify({ name, publicKey, days, extensions, issuer, by, now }: Certified): string {
  const from = new Date(now.getTime() - EARLIER_MS)
  const algorithm = sequence(identifier(ED25519))
  const body = sequence(
    tagged(0, integer(2)),
    integer(randomBytes(SERIAL_BYTES)),
    algorithm,
    issuer,
    sequence(time(from), time(new Date(now.getTime() + days * DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(3, sequence(...extensions)),
  )
  const der = sequence(body, algorithm, bitString(sign(null, body, by)))
  return `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`
}

function nameOf(commonName: string): Buffer {
  const attribute = (type: string, value: string) => setOf(sequence(identifier(type), utf8(value)))
  return sequence(attribute('2.5.4.10', PRODUCT_NAME), attribute('2.5.4.3', commonName))
}

function extension(id: string, value: Buffer, { isCritical = false } = {}): Buffer {
  return sequence(identifier(id), ...(isCritical ? [boolean(true)] : []), octetString(value))
}

function keyIdOf(key: KeyObject): Buffer {
  return createHash('sha1')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest()
}
