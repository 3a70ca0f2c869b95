/** A pixel a word, red lowest: every machine that Node 24 runs on by default keeps the lowest byte first. To be read only. */
export function pixelWords(data: Uint8ClampedArray): Uint32Array {
  const bytes = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
}
