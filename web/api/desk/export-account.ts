import type { ACCOUNT_EXPORT_PATH } from '#contract/desk/account.ts'
import { toApiError } from '#web/api/platform/api-error.ts'
import { t } from '#web/i18n/i18n.ts'

const PATH: typeof ACCOUNT_EXPORT_PATH = '/api/account/export'

const BROKE_OFF = t('The download broke off. Please check your connection and try again.')

interface ExportOptions {
  /** Reports how many bytes have arrived. The total is unknown, for the ZIP is written while it is sent. */
  onBytes: (receivedBytes: number) => void
  signal: AbortSignal
}

/** Downloads all data about the user as a ZIP. */
export async function exportAccount({ onBytes, signal }: ExportOptions): Promise<Blob> {
  try {
    const response = await fetch(PATH, { credentials: 'include', signal })
    if (!response.ok) {
      throw toApiError({ status: response.status, statusText: response.statusText, body: await response.text() })
    }
    return new Blob(await readAll(response, onBytes), { type: 'application/zip' })
  } catch (error) {
    // fetch throws a TypeError for a network failure, before the answer or in the middle of it.
    throw error instanceof TypeError ? new Error(BROKE_OFF, { cause: error }) : error
  }
}

async function readAll({ body }: Response, onBytes: ExportOptions['onBytes']): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let receivedBytes = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value)
    receivedBytes += part.value.byteLength
    onBytes(receivedBytes)
  }
  return chunks
}
