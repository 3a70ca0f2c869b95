import { messages } from './es/messages.ts'
import { languageOf } from './translator.ts'

globalThis.placardLanguage = languageOf('es', messages)
