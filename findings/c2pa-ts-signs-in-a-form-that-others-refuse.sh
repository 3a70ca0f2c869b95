#!/bin/sh
# @trustnxt/c2pa-ts 0.9.4 (npm): its signer by ES256 writes the signature of a claim in DER, where COSE (RFC 9053, 2.1) wants the two numbers one
# after the other. It reads its own file as valid; @contentauth/c2pa-wasm 0.15.0, the reference implementation, calls the same file invalid. One would
# guess that a picture which the signing library has verified is verified elsewhere: a platform shows an ad whose credentials are broken.
# A signer of one's own that keeps the 64 bytes mends it, and both call that file valid.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts @trustnxt/c2pa-ts@0.9.4 @contentauth/c2pa-wasm@0.15.0 @peculiar/x509@1.14.3 reflect-metadata@0.2.2 sharp@0.35.5 >/dev/null
cat >run.mjs <<'JS'
import 'reflect-metadata'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initSync, WasmReader } from '@contentauth/c2pa-wasm'
import * as x509 from '@peculiar/x509'
import { JPEG } from '@trustnxt/c2pa-ts/asset'
import { LocalSigner } from '@trustnxt/c2pa-ts/cose'
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf'
import { DataHashAssertion, ManifestStore } from '@trustnxt/c2pa-ts/manifest'
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
async function sign(signer) {
  const asset = new JPEG(jpeg)
  const store = new ManifestStore()
  const manifest = store.createManifest({ assetFormat: 'image/jpeg', instanceID: 'xmp:iid:1', defaultHashAlgorithm: 'SHA-256', signer })
  const hash = DataHashAssertion.create('SHA-512')
  manifest.addAssertion(hash)
  await asset.ensureManifestSpace(store.measureSize())
  await hash.updateWithAsset(asset)
  await manifest.sign(signer)
  await asset.writeManifestJUMBF(store.getBytes())
  return Buffer.from(await asset.getDataRange())
}
async function read(name, file) {
  const asset = new JPEG(file)
  const own = await ManifestStore.read(SuperBox.fromBuffer(asset.getManifestJUMBF())).validate(asset)
  const settings = { verify: { verify_trust: false, remote_manifest_fetch: false, ocsp_fetch: false } }
  const reader = await WasmReader.fromBytes('image/jpeg', file, JSON.stringify(settings))
  const { validation_state: state, validation_status: status = [] } = JSON.parse(reader.json())
  console.log(name.padEnd(20), ' c2pa-ts', own.isValid ? 'valid' : 'invalid', '  c2pa-wasm', state)
  for (const { explanation } of status) console.log('  ', explanation)
  return `${own.isValid} ${state}`
}
const key = new Uint8Array(await crypto.subtle.exportKey('pkcs8', leaf.privateKey))
const ES256 = -7
const local = new LocalSigner(key, ES256, certificate, [rootCertificate])
const joined = {
  algorithm: ES256,
  certificate,
  chainCertificates: [rootCertificate],
  sign: async (bytes) => new Uint8Array(await crypto.subtle.sign(algorithm, leaf.privateKey, bytes)),
}
const byLibrary = await read('LocalSigner', await sign(local))
const byHand = await read('a signer of our own', await sign(joined))
process.exitCode = byLibrary === 'true Invalid' && byHand === 'true Valid' ? 0 : 1
JS
node run.mjs || { echo 'Changed.'; exit 1; }
