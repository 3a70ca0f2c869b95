import type { ComparedAd } from '#contract/ads/likeness.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { listOfTest } from '#server/ads/creatives/store.ts'
import type { Checker } from '#server/pictures/checker/open-checker.ts'
import type { Services } from '#server/services.ts'
import { readOwnPictures } from './own-pictures.ts'

interface CompareTestRequest {
  userId: string
  creativeId: string
  signal: AbortSignal
}

/** Compares an ad with the other ads of its test, the nearest first. An ad without pictures is near to none. */
export async function compareTest(
  services: Pick<Services, 'db' | 'storage'> & { checker: Checker },
  { userId, creativeId, signal }: CompareTestRequest,
): Promise<ComparedAd[]> {
  const creative = await getOwnCreative(services.db, userId, creativeId)
  if (creative.testId === null) return []
  const ads = (await listOfTest(services.db, creative.testId)).filter((ad) => ad.userId === userId)
  const pictures = await readOwnPictures(services, ads)
  const own = pictures.filter((picture) => picture.creativeId === creativeId)
  const others = pictures.filter((picture) => picture.creativeId !== creativeId)
  if (own.length === 0 || others.length === 0) return []
  const task = { own, others, name: creative.productName }
  const nearest = await services.checker.compare(task, { owner: userId, signal })
  const compared = nearest.map(({ distance }, at): ComparedAd => {
    const { creativeId, angle, format } = others[at]!
    return { creativeId, angle, format, distance }
  })
  const inOrder = compared.toSorted((one, other) => one.distance.total - other.distance.total)
  return inOrder.filter((one, at) => inOrder.findIndex((other) => other.creativeId === one.creativeId) === at)
}
