import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipFile {
  name: string
  bytes: Uint8Array
  /** The unpacked size that its header claims, if that is false. */
  claimedBytes?: number
  isEncrypted?: boolean
}

/** Makes a ZIP with the given headers, true or not (PKWARE's APPNOTE 4.3.7, 4.3.12 and 4.3.16). */
export function makeZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const file of files) {
    const packed = deflateRawSync(file.bytes, { level: 1 })
    const name = Buffer.from(file.name)
    const fields = fieldsOf(file, packed, name)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    central.push(Buffer.from('PK\x01\x02\x14\x00'), fields, rest, name)
    locals.push(local)
    at += local.byteLength
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.byteLength, 8)
  end.writeUInt32LE(at, 12)
  return new Uint8Array(Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]))
}

/** Returns the fields that both headers of a file share, in order. */
function fieldsOf(
  { bytes, claimedBytes = bytes.byteLength, isEncrypted }: ZipFile,
  packed: Buffer,
  name: Buffer,
): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(0x800 + (isEncrypted ? 1 : 0), 2)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(bytes), 10)
  fields.writeUInt32LE(packed.byteLength, 14)
  fields.writeUInt32LE(claimedBytes, 18)
  fields.writeUInt16LE(name.byteLength, 22)
  return fields
}
