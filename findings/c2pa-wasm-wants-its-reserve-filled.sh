#!/bin/sh
# @contentauth/c2pa-wasm 0.15.0 (npm): a signer announces `reserveSize`, and a signature that is shorter makes a file that is invalid, because the
# hash of the picture leaves out a range of the announced length. Neither sign() nor verify_after_sign reports it. One would guess that a reserve is
# what the signature must not exceed, and that the rest is filled: the ads go out, and each reader says that they were changed. Padding the
# COSE_Sign1 to the byte mends it. Seen: of 4,096 bytes about 880 are used, which is read as "Invalid"; padded, it is "Valid".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts @contentauth/c2pa-wasm@0.15.0 @peculiar/x509@1.14.3 reflect-metadata@0.2.2 cbor-x@1.6.9 sharp@0.35.5 >/dev/null
cat >run.mjs <<'JS'
import 'reflect-metadata'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initSync, WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm'
import * as x509 from '@peculiar/x509'
import { Encoder, Tag } from 'cbor-x'
import sharp from 'sharp'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const [root, leaf] = await Promise.all([1, 2].map(() => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])))
const span = { notBefore: new Date(Date.now() - 864e5), notAfter: new Date(Date.now() + 864e6), signingAlgorithm: algorithm }
const rootCertificate = await x509.X509CertificateGenerator.createSelfSigned({
  ...span,
  serialNumber: '01',
  name: 'CN=Root, O=Probe',
  keys: root,
  extensions: [
    new x509.BasicConstraintsExtension(true, undefined, true),
    new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
    await x509.SubjectKeyIdentifierExtension.create(root.publicKey),
  ],
})
const certificate = await x509.X509CertificateGenerator.create({
  ...span,
  serialNumber: '02',
  subject: 'CN=Signer, O=Probe',
  issuer: rootCertificate.subject,
  publicKey: leaf.publicKey,
  signingKey: root.privateKey,
  extensions: [
    new x509.BasicConstraintsExtension(false, undefined, true),
    new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
    new x509.ExtendedKeyUsageExtension(['1.3.6.1.5.5.7.3.4']),
    await x509.AuthorityKeyIdentifierExtension.create(root.publicKey),
    await x509.SubjectKeyIdentifierExtension.create(leaf.publicKey),
  ],
})
const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#e3001b' } }).jpeg().toBuffer()
initSync({ module: new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm')))) })
const RESERVED = 4096
const cbor = new Encoder({ tagUint8Array: false, useRecords: false, mapsAsObjects: false })
const headers = cbor.encode(new Map([[1, -7], [33, [certificate, rootCertificate].map(({ rawData }) => Buffer.from(rawData))]]))
async function signWithPadding(claim, paddings) {
  const signed = cbor.encode(['Signature1', headers, Buffer.alloc(0), Buffer.from(claim)])
  const signature = Buffer.from(await crypto.subtle.sign(algorithm, leaf.privateKey, signed))
  const write = (padding) => new Uint8Array(cbor.encode(new Tag([headers, new Map([['pad', Buffer.alloc(padding)]]), null, signature], 18)))
  return paddings.map(write).find(({ length }, index) => length === RESERVED || index === paddings.length - 1)
}
class ReadableBlob extends Blob {
  constructor(content, type) {
    super([content], { type })
    this.content = Uint8Array.from(content)
  }
  slice(start = 0, end = this.size, type = this.type) {
    return new ReadableBlob(this.content.subarray(start, end), type)
  }
}
globalThis.FileReaderSync = class {
  readAsArrayBuffer(blob) {
    return blob.content.buffer
  }
}
const action = { action: 'c2pa.created', digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' }
const definition = {
  claim_generator_info: [{ name: 'probe', version: '1' }],
  assertions: [{ label: 'c2pa.actions.v2', created: true, data: { actions: [action] } }],
}
const verify = { verify_after_sign: true, verify_trust: false, remote_manifest_fetch: false, ocsp_fetch: false }
const settings = JSON.stringify({ verify, builder: { thumbnail: { enabled: false } } })
async function run(name, paddings) {
  const builder = WasmBuilder.fromJson(JSON.stringify(definition), settings)
  let used = 0
  const sign = async (claim) => {
    const signature = await signWithPadding(claim, paddings)
    used = signature.length
    return signature
  }
  const signer = { alg: 'es256', reserveSize: RESERVED, sign }
  const file = await builder.sign(signer, [], 'image/jpeg', new ReadableBlob(jpeg, 'image/jpeg'))
  const { validation_state: state } = JSON.parse((await WasmReader.fromBytes('image/jpeg', file, settings)).json())
  console.log(name.padEnd(8), ' reserved', RESERVED, ' used', used, ' signed without an error, read as', state)
  return state
}
const short = await run('shorter', [0])
const padded = await run('padded', Array.from({ length: RESERVED }, (_, index) => index))
process.exitCode = short === 'Invalid' && padded === 'Valid' ? 0 : 1
JS
node run.mjs || { echo 'Changed.'; exit 1; }
