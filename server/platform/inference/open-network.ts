/** Runs a network on one array of numbers. */
export type NeuralNetwork = (
  values: Float32Array,
  dims: readonly number[],
) => Promise<{ values: Float32Array; dims: readonly number[] }>

/**
 * Opens a network with one input, run by WebAssembly in this thread. If it has several outputs, the first is returned.
 */
export async function openNetwork(model: Uint8Array): Promise<NeuralNetwork> {
  const ort = await import('onnxruntime-web/wasm')
  ort.env.wasm.numThreads = 1
  const session = await ort.InferenceSession.create(model)
  const [[input], [output]] = [session.inputNames, session.outputNames]
  if (input === undefined || output === undefined) throw new Error('A network without an input or an output')
  return async (values, dims) => {
    const { [output]: answer } = await session.run({ [input]: new ort.Tensor('float32', values, dims) }, [output])
    if (!answer) throw new Error('A network gave no answer')
    return { values: answer.data as Float32Array, dims: answer.dims }
  }
}
