/** Encodes a text in an old encoding; undefined if that lacks one of its letters. Built from what the decoder reads. */
export function encodeText(text: string, encoding: string): Uint8Array | undefined {
  const bytesOf = tables.get(encoding) ?? tableOf(encoding)
  tables.set(encoding, bytesOf)
  const letters = [...text].map((letter) => bytesOf.get(letter))
  return letters.every((bytes) => bytes !== undefined) ? Uint8Array.from(letters.flat()) : undefined
}

const tables = new Map<string, Map<string, number[]>>()
const TWO_BYTES = new Set(['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr'])

function tableOf(encoding: string): Map<string, number[]> {
  const decoder = new TextDecoder(encoding)
  const table = new Map<string, number[]>()
  const add = (bytes: number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes))
    const isOne = [...letter].length === 1 && letter !== '\ufffd'
    if (isOne && !table.has(letter)) table.set(letter, bytes)
  }
  for (let byte = 0; byte < 0x100; byte++) add([byte])
  if (TWO_BYTES.has(encoding))
    for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) add([lead, trail])
  return table
}
