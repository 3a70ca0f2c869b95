import { readLettering, warmUp } from '#server/models/lettering/read-lettering.ts'
import { drawLabelled } from '#test/pictures/lettering-set.ts'
import { print, percentilesOf } from '../measure.ts'

const FOUND_MIN = 0.95
const FALSE_MAX = 0.05

/**
 * Measures how many of the lettered pictures of the set are found, and how many of the others are taken for lettered.
 */
export async function measureLettering(pictures: number): Promise<void> {
  await warmUp()
  const counts = { lettered: 0, found: 0, plain: 0, taken: 0 }
  const took: number[] = []
  const wrong: string[] = []
  for (let number = 0; number < pictures; number += 1) {
    const { jpeg, lettered, what } = await drawLabelled(number)
    const begun = performance.now()
    const found = await readLettering(jpeg)
    took.push(performance.now() - begun)
    counts[lettered ? 'lettered' : 'plain'] += 1
    if (found) counts[lettered ? 'found' : 'taken'] += 1
    if (found !== lettered) wrong.push(`${number}: ${what}`)
  }
  const [found, taken] = [counts.found / counts.lettered, counts.taken / counts.plain]
  print(`lettering found in ${counts.lettered} pictures`, percent(found) + (found < FOUND_MIN ? ', too little' : ''))
  print(`seen in ${counts.plain} pictures without any`, percent(taken) + (taken > FALSE_MAX ? ', too often' : ''))
  print('a picture looked at, median', `${percentilesOf(took).median.toFixed(0)} ms`)
  for (const line of wrong) process.stdout.write(`  wrong about ${line}\n`)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}
