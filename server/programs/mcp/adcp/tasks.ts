import type { Tool } from '../tool.ts'
import { buildCreative } from './build-creative.ts'
import { getCapabilities } from './get-capabilities.ts'
import { listBuiltCreatives } from './list-creatives.ts'
import { listFormats } from './list-formats.ts'
import { previewCreative } from './preview-creative.ts'

/** The tasks of a creative agent of AdCP, in the order in which they are used. */
export const ADCP_TASKS: readonly Tool[] = [
  getCapabilities,
  listFormats,
  previewCreative,
  buildCreative,
  listBuiltCreatives,
]
