import { describe, expect, it } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import type { Layout } from '#studio/index.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenCompleteCreative } from '#test/given/given-complete.ts'
import { givenPro, givenUser } from '#test/given/given.ts'
import { INSTANT_PAINTERS, paintHalves } from '#test/painters/painters.ts'
import { makeTestServices, TEST_TIME } from '#test/services.ts'
import { familyHistory } from './family-history.ts'
import type { Paint, PaintTask } from './painter.ts'
import { runGeneration } from './run-generation.ts'
import { startGeneration } from './start-generation.ts'

const running = { signal: new AbortController().signal }

describe('the ads of one campaign', () => {
  const database = useDatabase()

  async function givenCampaign() {
    let minutes = 0
    const services = await makeTestServices(database)
    const userId = await givenUser(database.db)
    await givenPro(database.db, userId)
    const creativeId = await givenCompleteCreative(services, userId)
    const make = async (format: FormatId, family: Layout['family'], idea?: 'another'): Promise<PaintTask> => {
      minutes += 1
      services.setTime(new Date(TEST_TIME.getTime() + minutes * 60_000))
      let asked: PaintTask | undefined
      const paint: Paint = async (task, options) => {
        asked = task
        const painted = await paintHalves(task, options)
        return { ...painted, layout: { ...painted.layout, family } }
      }
      const jobId = await startGeneration(services, { userId, creativeId, format, idea })
      await runGeneration(services, { ...INSTANT_PAINTERS, paint }, { jobId }, running)
      return asked!
    }
    return { make }
  }

  it('share a seed and a family: a further format joins those that are there', async () => {
    const { make } = await givenCampaign()
    const first = await make('square', 'pool')
    expect(familyHistory(first)).toEqual({ shown: [], campaign: undefined })
    const second = await make('leaderboard', 'pool')
    expect(second.seed).toBe(first.seed)
    expect(familyHistory(second)).toEqual({ shown: [], campaign: 'pool' })
  })

  it('part when one is regenerated: another seed, and the families it was shown in, newest first', async () => {
    const { make } = await givenCampaign()
    const first = await make('square', 'pool')
    await make('leaderboard', 'pool')
    const again = await make('square', 'window')
    expect(again.seed).not.toBe(first.seed)
    expect(familyHistory(again)).toEqual({ shown: ['pool'], campaign: undefined })
    const third = await make('square', 'panel')
    expect(familyHistory(third).shown).toEqual(['window', 'pool'])
  })

  it('stay in one family where all get a new look, though one of them was shown in it before', () => {
    const versions = [
      { format: 'leaderboard', seed: 9, family: 'pool' },
      { format: 'square', seed: 4, family: 'window' },
      { format: 'square', seed: 1, family: 'pool' },
    ] as const
    const history = familyHistory({ format: 'square', seed: 9, versions: [...versions] })
    expect(history).toEqual({ shown: ['window'], campaign: 'pool' })
  })

  it('say the same when one is regenerated, and another idea says something else', async () => {
    const { make } = await givenCampaign()
    const first = await make('square', 'pool')
    expect(first.campaignSeed).toBe(first.seed)
    const again = await make('square', 'window')
    expect(again.campaignSeed).toBe(first.seed)
    const third = await make('square', 'panel')
    expect([third.campaignSeed, third.seed === again.seed]).toEqual([first.seed, false])
    const further = await make('leaderboard', 'panel')
    expect([further.seed, further.campaignSeed]).toEqual([third.seed, first.seed])
    const other = await make('square', 'orb', 'another')
    expect(other.campaignSeed).toBe(other.seed)
    expect(other.seed).not.toBe(third.seed)
    const newest = await make('instagram_feed', 'orb')
    expect(newest.campaignSeed).toBe(other.seed)
  })
})
