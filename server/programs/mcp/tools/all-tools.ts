import { ADCP_TASKS } from '../adcp/tasks.ts'
import type { Tool } from '../tool.ts'
import { AD_TOOLS } from './ads.ts'
import { APPROVAL_TOOLS } from './approvals.ts'
import { CAMPAIGN_TOOLS } from './campaigns.ts'
import { PHOTO_TOOLS } from './photos.ts'
import { PICTURE_TOOLS } from './pictures.ts'
import { WORD_TOOLS } from './words.ts'

/** Every tool, in the order in which a client lists them. */
export const TOOLS: readonly Tool[] = [
  ...AD_TOOLS,
  ...PHOTO_TOOLS,
  ...WORD_TOOLS,
  ...PICTURE_TOOLS,
  ...APPROVAL_TOOLS,
  ...CAMPAIGN_TOOLS,
  ...ADCP_TASKS,
]
