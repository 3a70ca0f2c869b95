import { t } from '#web/i18n/i18n.ts'

const NAMES: Readonly<Record<string, string>> = {
  composite: t('Composed of several elements, none of them made by AI'),
  compositeSynthetic: t('Composed of several elements, some of them made by AI'),
  trainedAlgorithmicMedia: t('Made by AI'),
  compositeWithTrainedAlgorithmicMedia: t('Changed by AI'),
  digitalCapture: t('Taken by a camera'),
}

/** Names a source term of IPTC, which may be an address, or gives the term itself. */
export function sourceName(address: string): string {
  const term = address.split('/').at(-1) ?? address
  return NAMES[term] ?? term
}
