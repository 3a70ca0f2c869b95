import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { decodePhoto, type Pixels } from '#studio/index.ts'
import { compareMattes, HAND_SLACK, type MatteMeasures } from './compare-mattes.ts'
import { drawHandMask, readHandMasks } from './hand-masks.ts'
import { makeScene } from './make-scene.ts'
import { type Cut, cutByAll, type Peer } from './peers.ts'
import { type PlanOptions, planScenes } from './plan-scenes.ts'

/**
 * Cuts out and measures, one picture after the other: receives a message with the items, and sends one back for each.
 */

export interface JudgeTask extends PlanOptions {
  photos: string | undefined
  /** Indexes in the plan, or files in the folder of photos. */
  items: (number | string)[]
}

export interface Judged {
  item: number | string
  peers: Partial<Record<Peer, JudgedCut>>
}

export interface JudgedCut extends Omit<Cut, 'matte'> {
  /** Left out if there is no matte, or no truth to compare it with. */
  measures: MatteMeasures | undefined
}

// The settings of the server: one core each, nothing decoded twice.
sharp.concurrency(1)
sharp.cache(false)

process.on('message', (task: JudgeTask) => void answer(task))
process.on('disconnect', () => process.exit())

async function answer({ photos, items, ...plan }: JudgeTask): Promise<void> {
  const scenes = planScenes(plan)
  const masks = readHandMasks()
  for (const item of items) {
    if (typeof item === 'number') {
      const { photo, truth } = await makeScene(scenes[item]!)
      process.send?.({ item, peers: await judge(photo, truth, 0) } satisfies Judged)
    } else {
      const photo = await decodePhoto(readFileSync(path.join(photos!, item)))
      const mask = masks.find(({ file }) => file === item)
      process.send?.({
        item,
        peers: await judge(photo, mask && drawHandMask(mask, photo), HAND_SLACK),
      } satisfies Judged)
    }
  }
  process.send?.('done')
}

async function judge(photo: Pixels, truth: Pixels | undefined, slack: number): Promise<Judged['peers']> {
  const cuts = await cutByAll(photo)
  const judged = Object.entries(cuts).map(([peer, { matte, ...cut }]) => {
    const measures = matte && truth && compareMattes(matte, truth, slack)
    return [peer, { ...cut, measures }] as const
  })
  return Object.fromEntries(judged)
}
