import { messages } from './de/messages.ts'
import { languageOf } from './translator.ts'

globalThis.placardLanguage = languageOf('de', messages)
