/**
 * Configures zod, which reads this object. By default it tests whether it may compile code from text, which our content
 * security policy forbids and browsers report. It is set here and not by zod's own call, because zod loads later than
 * this.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
