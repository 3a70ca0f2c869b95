import type { Layer } from '#server/platform/inference/convolver.ts'

/**
 * Returns the convolutions of a network in their order of computation, from an ONNX file (onnx.proto3). Their
 * connections are not read, because the caller knows them. The file must be a verified one.
 */
export function readLayers(file: Uint8Array): Layer[] {
  const graph = readMessage(asBytes(one(readMessage(file), 7)))
  const tensors = messagesOf(graph, 5)
  const byName = new Map(tensors.map((tensor) => [textOf(one(tensor, 8)), tensor]))
  return messagesOf(graph, 1)
    .filter((node) => textOf(one(node, 4)) === 'Conv')
    .map((node) => {
      const [weights, biases] = node[1]!.slice(1).map((name) => byName.get(textOf(name))!) as [Message, Message]
      const [outputs, inputs] = weights[1] as [number, number]
      return { weights: numbersOf(weights), biases: numbersOf(biases), inputs, outputs, dilation: dilationOf(node) }
    })
}

function dilationOf(node: Message): number {
  const attribute = messagesOf(node, 5).find((candidate) => textOf(one(candidate, 1)) === 'dilations')
  return one(attribute!, 8) as number
}

function numbersOf(tensor: Message): Float32Array {
  // Copied, because the file's own numbers are not aligned.
  return new Float32Array(Uint8Array.from(asBytes(one(tensor, 9))).buffer)
}

function textOf(value: Value): string {
  return Buffer.from(asBytes(value)).toString('utf8')
}

function messagesOf(message: Message, field: number): Message[] {
  return message[field]!.map((bytes) => readMessage(asBytes(bytes)))
}

function one(message: Message, field: number): Value {
  return message[field]![0]!
}

function asBytes(value: Value): Uint8Array {
  return value as Uint8Array
}

/** An integer, or length-delimited bytes: text, another message, data. */
type Value = number | Uint8Array

/** All values of each field, by its number, in their order. */
type Message = Record<number, Value[]>

/** Wire types that such a file has, from https://protobuf.dev/programming-guides/encoding. */
const VARINT = 0
const EIGHT_BYTES = 1
const WITH_LENGTH = 2

function readMessage(bytes: Uint8Array): Message {
  const message: Message = {}
  let at = 0
  const readNumber = (): number => {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++]!
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }
  const readBytes = (length: number): Uint8Array => bytes.subarray(at, (at += length))
  while (at < bytes.length) {
    const tag = readNumber()
    const kind = tag & 7
    const value =
      kind === VARINT ? readNumber() : readBytes(kind === WITH_LENGTH ? readNumber() : kind === EIGHT_BYTES ? 8 : 4)
    ;(message[tag >> 3] ??= []).push(value)
  }
  return message
}
