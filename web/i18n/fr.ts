import { messages } from './fr/messages.ts'
import { languageOf } from './translator.ts'

globalThis.placardLanguage = languageOf('fr', messages)
