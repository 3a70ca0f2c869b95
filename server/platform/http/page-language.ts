import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  isInterfaceLanguage,
  LANGUAGE_COOKIE,
} from '#contract/platform/interface-language.ts'

/**
 * Returns the language in which a user reads the screens: the one they chose, otherwise the first of their browser's
 * languages that we have.
 */
export function pageLanguage({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): InterfaceLanguage {
  const chosen = cookies[LANGUAGE_COOKIE]
  if (isInterfaceLanguage(chosen)) return chosen
  const asked = new Negotiator({ headers }).languages([...INTERFACE_LANGUAGES])
  return asked.find(isInterfaceLanguage) ?? 'en'
}
