import { useEffect, useRef, useState } from 'react'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { exportAccount } from '#web/api/desk/export-account.ts'
import { saveFile } from '#web/ui/browser/save-file.ts'

export type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; receivedBytes: number }
  | { kind: 'done'; fileName: string; bytes: number }
  | { kind: 'failed'; sentence: string }

const FILE_NAME = 'placard-account.zip'

/** Downloads the ZIP and passes it to the browser to save. Leaving the screen stops it. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function run() {
    const { signal } = (running.current = new AbortController())
    setState({ kind: 'running', receivedBytes: 0 })
    try {
      const onBytes = (receivedBytes: number) => setState({ kind: 'running', receivedBytes })
      const zip = await exportAccount({ onBytes, signal })
      saveFile(zip, FILE_NAME)
      setState({ kind: 'done', fileName: FILE_NAME, bytes: zip.size })
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', sentence: errorSentence(error) })
    }
  }

  return { state, start: () => void run() }
}
