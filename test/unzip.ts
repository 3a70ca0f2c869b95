/** Reads the stored files of a ZIP by its central directory (PKWARE's APPNOTE 4.3.12 and 4.3.16). */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    files.set(name, zip.subarray(start, start + zip.readUInt32LE(at + 20)))
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32)
  }
  return files
}
