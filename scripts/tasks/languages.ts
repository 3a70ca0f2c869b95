import { makeLetterGroups } from '../language/make-letter-groups.ts'

await makeLetterGroups()
