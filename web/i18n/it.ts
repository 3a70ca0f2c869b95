import { messages } from './it/messages.ts'
import { languageOf } from './translator.ts'

globalThis.placardLanguage = languageOf('it', messages)
