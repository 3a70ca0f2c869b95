import { useEffect, useRef, useState } from 'react'
import { FEED_MAX_BYTES } from '#contract/feed.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type ChosenColumns, useUploadFeed } from '#web/api/campaign-feed.ts'
import { errorSentence } from '#web/api/error-sentence.ts'

export interface FeedUpload {
  state: 'idle' | 'asking' | 'sending'
  percentage: number
  /** Why the last file was not taken. */
  refusal: { sentence: string; needsPro: boolean } | undefined
  /** The file that was read last, as long as this page lives: the server keeps none. */
  file: File | undefined
  send: (file: File, columns?: ChosenColumns) => Promise<void>
  /** Asks for a file in place of the one that is there. */
  ask: () => void
  cancel: () => void
}

/** Sends a feed, and the same one again with its columns as they were confirmed. */
export function useFeedUpload(campaignId: string): FeedUpload {
  const upload = useUploadFeed(campaignId)
  const [state, setState] = useState<FeedUpload['state']>('idle')
  const [percentage, setPercentage] = useState(0)
  const [refusal, setRefusal] = useState<FeedUpload['refusal']>()
  const [file, setFile] = useState<File>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(sent: File, columns?: ChosenColumns) {
    running.current?.abort()
    setRefusal(undefined)
    if (sent.size > FEED_MAX_BYTES) return setRefusal(TOO_LARGE)
    const controller = new AbortController()
    running.current = controller
    setPercentage(0)
    setState('sending')
    try {
      const taken = await upload({ file: sent, columns, onProgress: setPercentage, signal: controller.signal })
      if (taken) setFile(sent)
    } catch (error) {
      setRefusal({
        sentence: errorSentence(error),
        needsPro: error instanceof ApiError && error.code === 'PLAN_REQUIRED',
      })
    } finally {
      if (running.current === controller) setState('idle')
    }
  }

  return {
    ...{ state, percentage, refusal, file, send },
    ask: () => {
      setRefusal(undefined)
      setState('asking')
    },
    cancel: () => {
      running.current?.abort()
      setState('idle')
    },
  }
}

const TOO_LARGE = { sentence: 'The feed has more than 50 MB. Please split it.', needsPro: false }
