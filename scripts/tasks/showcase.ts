import '../no-system-fonts.ts'
import { makeShowcase } from '../showcase/make-showcase.ts'

await makeShowcase()
