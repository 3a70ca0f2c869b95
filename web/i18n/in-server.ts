import { setPageLanguage } from './i18n.ts'
import { messages as de } from './de/messages.ts'
import { messages as es } from './es/messages.ts'
import { messages as fr } from './fr/messages.ts'
import { messages as it } from './it/messages.ts'
import { languageOf, type Messages } from './translator.ts'

const LANGUAGES: Readonly<Record<string, Messages>> = { de, fr, es, it }

/**
 * The server loads one copy of the build for each language, which it names in the address (`render.js?language=de`), so
 * that texts that are made when a module loads are in that language too.
 */
const tag = new URL(import.meta.url).searchParams.get('language') ?? 'en'
const messages = LANGUAGES[tag]
if (messages) setPageLanguage(languageOf(tag, messages))
