import '#scripts/no-system-fonts.ts'
import sharp from 'sharp'
import { keepPicture, labelledPicture, noScores, scorePicture, type Scores } from './score.ts'

/** Scores the pictures of some numbers, and sends what came out of each. */

export interface ScoreTask {
  numbers: number[]
  seed: number
  keep: string | undefined
}

export interface ScoreAnswer {
  scores: Scores
  /** Set if the picture could not be made. */
  failure?: string
}

sharp.concurrency(1)

process.on('message', ({ numbers, seed, keep }: ScoreTask) => void answer(numbers, seed, keep))

async function answer(numbers: readonly number[], seed: number, keep: string | undefined): Promise<void> {
  for (const number of numbers) process.send?.(await scoreOne(number, seed, keep))
  process.disconnect()
}

async function scoreOne(number: number, seed: number, keep: string | undefined): Promise<ScoreAnswer> {
  const scores = noScores()
  try {
    const labelled = await labelledPicture(number, seed)
    if (keep) keepPicture(keep, labelled)
    await scorePicture(labelled, scores)
    return { scores }
  } catch (error) {
    return { scores: noScores(), failure: `${number}: ${error instanceof Error ? error.message : String(error)}` }
  }
}
