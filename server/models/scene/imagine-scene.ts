import type { AdFields, ScenePlan, Suggestion } from '#studio/index.ts'
import { sceneKey } from '#server/pictures/images/keys.ts'
import { addOrphans } from '#server/pictures/images/store.ts'
import type { Services } from '../../services.ts'
import { spend, unspend } from '../budget.ts'
import { ModelFault } from '../failures.ts'
import type { Models } from '../models.ts'
import type { CallLimits } from '../provider-line.ts'
import type { ScenePainter, SceneRequest } from './scene-painter.ts'
import { shrinkReference } from './shrink-reference.ts'

export interface SceneJob {
  /** Id of the job, under which the scene is stored, as its image will be. */
  jobId: string
  userId: string
  seed: number
  ad: AdFields
  plan: ScenePlan
  idea: Suggestion['scenes'][number] | undefined
  photo: Uint8Array
  inspiration: Uint8Array[]
}

export interface SceneCall {
  limits: CallLimits
  onCost: (micros: number) => void
  onPainted: (scene: Uint8Array) => void
}

/** Most pictures that are painted: the first one with lettering is painted again; the second one is given up. */
const PAINTED_MAX = 2

/**
 * Makes a scene without lettering, which is stored so that a job that is run a second time need not pay again. `onCost`
 * is called for every call, and `onPainted` with every picture before it is checked. Throws ModelFault, ContentRefused,
 * MODEL_LIMIT_REACHED or the reason of the signal.
 */
export async function imagineScene(
  services: Pick<Services, 'db' | 'log' | 'models' | 'now' | 'storage'>,
  models: Models,
  job: SceneJob,
  { limits, onCost, onPainted }: SceneCall,
): Promise<Uint8Array> {
  const kept = await services.storage.get(sceneKey(job.jobId))
  if (kept) return kept
  models.warmUpLettering()
  const painter = models.painter!
  const references = await referencesFor(painter, job)
  for (let painted = 0; painted < PAINTED_MAX; painted += 1) {
    const request = { ...job, references, seed: (job.seed + painted) % 2 ** 31 }
    const scene = await paintOnce(services, painter, { userId: job.userId, request, limits, onCost })
    onPainted(scene)
    if (await models.hasLettering(scene)) continue
    await keep(services, job.jobId, scene)
    return scene
  }
  throw new ModelFault('lettering')
}

/** Most pictures for mood: more blur it, and each one is paid for. */
const INSPIRATION_MAX = 3

async function referencesFor(
  painter: ScenePainter,
  { photo, inspiration }: SceneJob,
): Promise<SceneRequest['references']> {
  if (!painter.takesReferences) return { product: undefined, inspiration: [] }
  const [product, ...others] = await Promise.all([photo, ...inspiration.slice(0, INSPIRATION_MAX)].map(shrinkReference))
  return { product, inspiration: others }
}

async function paintOnce(
  services: Pick<Services, 'db' | 'log' | 'models' | 'now'>,
  painter: ScenePainter,
  { userId, request, limits, onCost }: Pick<SceneCall, 'limits' | 'onCost'> & { userId: string; request: SceneRequest },
): Promise<Uint8Array> {
  const micros = services.models!.config.priceMicros.image
  await spend(services, userId, micros)
  try {
    const scene = await painter.paint(request, limits)
    onCost(micros)
    return scene
  } catch (error) {
    if (error instanceof ModelFault && error.outage) await unspend(services, userId, micros)
    else onCost(micros)
    throw error
  }
}

async function keep(
  { db, storage, now }: Pick<Services, 'db' | 'now' | 'storage'>,
  jobId: string,
  scene: Uint8Array,
): Promise<void> {
  await addOrphans(db, [jobId], now())
  await storage.put(sceneKey(jobId), scene, 'image/jpeg')
}
