import { type Copywriter, makeCopywriter } from './copywriter.ts'
import { type Director, makeDirector } from './director/director.ts'
import { openLetteringThread } from './lettering/lettering-thread.ts'
import type { ModelChoice, ModelsConfig } from './models-config.ts'
import { ProviderLine } from './provider-line.ts'
import type { ProviderId } from './provider-settings.ts'
import { isReachable, modelHosts } from './reachable.ts'
import { makeScenePainter, type ScenePainter } from './scene/scene-painter.ts'
import { makeTranslator, type Translator } from './translator.ts'
import { makeUnderstander, type Understander } from './understander.ts'

/** The models of this installation, as far as any are configured. */
export interface Models {
  config: ModelsConfig
  director: Director | undefined
  copywriter: Copywriter | undefined
  translator: Translator | undefined
  understander: Understander | undefined
  painter: ScenePainter | undefined
  /** Begins to load the neural networks that detect lettering. */
  warmUpLettering(): void
  hasLettering(picture: Uint8Array): Promise<boolean>
  /** Returns what does not work at the moment, each as a few words: ads are then made by the built-in studio. */
  degraded(): Promise<string[]>
  /** Returns the circuit of each provider that was called: an open one is not called for now. */
  breakers(): { provider: ProviderId; open: boolean }[]
  close(): Promise<void>
}

/** Time for which an answer about a host is valid: /readyz is asked every few seconds. */
const REACHABLE_FOR_MS = 30_000

/** Opens the models. Nothing is called or loaded yet: the SDK comes with the first call. */
export function openModels(config: ModelsConfig): Models {
  const lines = new Map<ProviderId, ProviderLine>()
  const lineOf = ({ provider }: ModelChoice): ProviderLine => {
    const line = lines.get(provider) ?? new ProviderLine(config.concurrency, provider)
    lines.set(provider, line)
    return line
  }
  const lettering = openLetteringThread()
  // The SDK writes its warnings (a seed that a model does not take) to the console, in the middle of our log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return {
    config,
    director: config.text && makeDirector(config.text, lineOf(config.text)),
    copywriter: config.text && makeCopywriter(config.text, lineOf(config.text)),
    translator: config.text && makeTranslator(config.text, lineOf(config.text)),
    understander: config.text && makeUnderstander(config.text, lineOf(config.text)),
    painter: config.image && makeScenePainter(config.image, lineOf(config.image)),
    warmUpLettering: () => lettering.warmUp(),
    hasLettering: (picture) => lettering.ask(picture),
    degraded: watchHosts(config, lines),
    breakers: () => [...lines].map(([provider, line]) => ({ provider, open: !line.open })),
    close: () => lettering.close(),
  }
}

function watchHosts(config: ModelsConfig, lines: ReadonlyMap<ProviderId, ProviderLine>): () => Promise<string[]> {
  let asked: { at: number; answer: Promise<string[]> } | undefined
  let known: string[] | undefined
  const unreachable = async () => {
    const hosts = modelHosts(config)
    const reachable = await Promise.all(hosts.map(isReachable))
    known = hosts.filter((_, index) => !reachable[index]).map((host) => `${host.host} cannot be reached`)
    return known
  }
  return async () => {
    if (!asked || Date.now() - asked.at > REACHABLE_FOR_MS) asked = { at: Date.now(), answer: unreachable() }
    const resting = [...lines].filter(([, line]) => !line.open).map(([provider]) => `${provider} has failed too often`)
    // A host that does not answer at all is tried for two seconds: only the first caller waits for that.
    return [...(known ?? (await asked.answer)), ...resting]
  }
}
