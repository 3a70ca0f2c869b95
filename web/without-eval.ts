/**
 * zod asks this object how it is to work. Left alone it tries whether it may compile code from text, which our content security
 * policy forbids and browsers report. Said here and not by its own call, because it loads later than this.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
