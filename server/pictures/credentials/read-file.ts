import { ReadableBlob, seedRandomness, settingsOf, type openLibrary } from './c2pa.ts'
import type { KeepTask, ReadCredentials, ReadManifest, ReadTask } from './credentials-tasks.ts'
import { FACTS_LABEL } from './sign-file.ts'

type Library = Awaited<ReturnType<typeof openLibrary>>

/** The library's JSON, as far as it is used. Every field comes from a stranger's file. */
interface Manifest {
  title?: unknown
  claim_generator?: unknown
  claim_generator_info?: { name?: unknown; version?: unknown }[]
  signature_info?: { alg?: unknown; issuer?: unknown; common_name?: unknown; time?: unknown }
  assertions?: { label?: unknown; data?: unknown }[]
  ingredients?: { title?: unknown; active_manifest?: unknown; validation_results?: Results }[]
}

interface Results {
  activeManifest?: { failure?: { code?: unknown }[] }
  ingredientDeltas?: { validationDeltas?: { failure?: { code?: unknown }[] } }[]
}

interface Store {
  active_manifest?: string
  manifests?: Record<string, Manifest>
  validation_state?: string
  validation_results?: Results
}

type WithBytes<Task> = Omit<Task, 'file'> & { file: Uint8Array }

/** Reads the credentials in a picture, of whatever origin. */
export async function readCredentials(
  library: Library,
  { file, contentType, anchors }: WithBytes<ReadTask>,
): Promise<ReadCredentials> {
  try {
    const reader = await library.WasmReader.fromBytes(contentType, file, settingsOf(anchors))
    try {
      return describe(JSON.parse(reader.json()) as Store)
    } finally {
      reader.free()
    }
  } catch (error) {
    const text = String(error)
    if (/JumbfNotFound|no JUMBF/i.test(text)) return { state: 'absent' }
    if (/RemoteManifest/.test(text)) return { state: 'elsewhere' }
    // What the library cannot recover from leaves it unusable, and ends this process.
    if (error instanceof WebAssembly.RuntimeError) throw error
    return { state: 'unreadable' }
  }
}

function describe({ active_manifest: active, manifests = {}, ...validation }: Store): ReadCredentials {
  const manifest = manifests[active ?? '']
  if (!manifest) return { state: 'unreadable' }
  const { signature_info: signature = {}, claim_generator_info: [generator] = [] } = manifest
  const { activeManifest, ingredientDeltas = [] } = validation.validation_results ?? {}
  const failures = [
    ...(activeManifest?.failure ?? []),
    ...ingredientDeltas.flatMap(({ validationDeltas }) => validationDeltas?.failure ?? []),
  ]
  return {
    state: stateOf(validation.validation_state),
    problems: [...new Set(failures.flatMap(({ code }) => shortText(code) ?? []))].slice(0, PROBLEMS_MAX),
    signer: {
      name: shortText(signature.common_name),
      organization: shortText(signature.issuer),
      algorithm: shortText(signature.alg),
    },
    stampedAt: shortText(signature.time),
    generator: shortText(
      generator ? [generator.name, generator.version].filter(Boolean).join(' ') : manifest.claim_generator,
    ),
    title: shortText(manifest.title),
    digitalSource: sourceOf(manifest),
    ingredients: (manifest.ingredients ?? []).slice(0, INGREDIENTS_MAX).map((ingredient) => ({
      title: shortText(ingredient.title),
      isSigned: ingredient.active_manifest !== undefined,
      signer: signerOf(manifests[String(ingredient.active_manifest)]),
    })),
    facts: factsOf(manifest),
  }
}

const PROBLEMS_MAX = 20
const INGREDIENTS_MAX = 50
/** Most characters of a text that is shown of a stranger's manifest. */
const TEXT_MAX = 200
const FACTS_MAX = 10_000

function stateOf(state: string | undefined): ReadManifest['state'] {
  if (state === 'Trusted') return 'trusted'
  return state === 'Valid' ? 'valid' : 'invalid'
}

function shortText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, TEXT_MAX) : null
}

function signerOf(manifest: Manifest | undefined): string | null {
  const { common_name: name, issuer } = manifest?.signature_info ?? {}
  return shortText(issuer) ?? shortText(name)
}

function sourceOf({ assertions = [] }: Manifest): string | null {
  for (const { label, data } of assertions) {
    if (!String(label).startsWith('c2pa.actions')) continue
    const { actions } = (data ?? {}) as { actions?: unknown }
    if (!Array.isArray(actions)) continue
    for (const one of actions as { digitalSourceType?: unknown }[]) {
      const source = shortText(one?.digitalSourceType)
      if (source) return source
    }
  }
  return null
}

function factsOf({ assertions = [] }: Manifest): Record<string, unknown> | null {
  const data = assertions.find(({ label }) => label === FACTS_LABEL)?.data
  const isRecord = typeof data === 'object' && data !== null && !Array.isArray(data)
  return isRecord && JSON.stringify(data).length <= FACTS_MAX ? (data as Record<string, unknown>) : null
}

/** Returns an upload's credentials as an archive that a later builder takes, or null if it has none that can be read. */
export async function keepCredentialsOf(
  library: Library,
  { file, contentType }: WithBytes<KeepTask>,
): Promise<Uint8Array | null> {
  const { state } = await readCredentials(library, { kind: 'read', file, contentType, anchors: '' })
  if (state !== 'valid' && state !== 'invalid') return null
  // The same upload brings the same bytes into each ad.
  seedRandomness(file)
  const builder = library.WasmBuilder.fromJson(JSON.stringify({ claim_generator_info: [KEEPER] }), settingsOf(''))
  try {
    const blob = new ReadableBlob(file, contentType)
    await builder.addIngredientFromBlob(JSON.stringify({ relationship: 'componentOf' }), contentType, blob)
    return atFixedTime(() => builder.toArchive())
  } finally {
    builder.free()
  }
}

/**
 * Time of the certificate that the library makes for an archive, and checks in no later step. That of a clock would make
 * another archive of the same file, and so another ad of the same photo.
 */
const ARCHIVED_MS = Date.UTC(2020, 0, 1)

/** Runs what is over before anything else can ask for the time. */
function atFixedTime<Result>(work: () => Result): Result {
  const Clock = globalThis.Date
  globalThis.Date = class extends Clock {
    constructor() {
      super(ARCHIVED_MS)
    }
    static override now() {
      return ARCHIVED_MS
    }
  } as DateConstructor
  try {
    return work()
  } finally {
    globalThis.Date = Clock
  }
}

const KEEPER = { name: 'Placard' }
