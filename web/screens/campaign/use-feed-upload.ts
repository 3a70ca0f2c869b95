import { useEffect, useRef, useState } from 'react'
import type { FeedReading } from '#contract/catalogue/campaign.ts'
import { FEED_MAX_BYTES, PHOTO_ZIP_MAX_BYTES } from '#contract/catalogue/feed.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { type ColumnChoices, useUploadFeed } from '#web/api/catalogue/campaign-feed.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { t } from '#web/i18n/i18n.ts'

export interface FeedFiles {
  /** The feed; if left out, the one that was read last. */
  list?: File | undefined
  photos?: File | undefined
}

export interface FeedSettings {
  columns?: ColumnChoices
  reading?: FeedReading
}

export interface FeedUpload {
  state: 'idle' | 'asking' | 'sending'
  percentage: number
  /** The reason why the last file was refused. */
  refusal: { sentence: string; needsPro: boolean } | undefined
  /** The files that were read last, for the lifetime of this page: the server keeps none. */
  file: File | undefined
  photos: File | undefined
  send: (files: FeedFiles, settings?: FeedSettings) => Promise<void>
  /** Asks for a file to replace the present one. */
  ask: () => void
  cancel: () => void
}

/** Uploads a feed, and the same one again with its columns as the user confirmed them. */
export function useFeedUpload(campaignId: string): FeedUpload {
  const upload = useUploadFeed(campaignId)
  const [state, setState] = useState<FeedUpload['state']>('idle')
  const [percentage, setPercentage] = useState(0)
  const [refusal, setRefusal] = useState<FeedUpload['refusal']>()
  const [{ list: file, photos }, setFiles] = useState<FeedFiles>({})
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send({ list = file, photos: zip }: FeedFiles, settings: FeedSettings = {}) {
    running.current?.abort()
    setRefusal(undefined)
    if (!list) return setRefusal(NO_LIST)
    if (list.size > FEED_MAX_BYTES) return setRefusal(TOO_LARGE)
    if (zip && zip.size > PHOTO_ZIP_MAX_BYTES) return setRefusal(ZIP_TOO_LARGE)
    const controller = new AbortController()
    running.current = controller
    setPercentage(0)
    setState('sending')
    try {
      const taken = await upload({
        file: list,
        photos: zip,
        ...settings,
        onProgress: setPercentage,
        signal: controller.signal,
      })
      if (taken) setFiles({ list, photos: zip })
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
    state,
    percentage,
    refusal,
    file,
    photos,
    send,
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

const TOO_LARGE = { sentence: t('The list has more than 50 MB. Please split it.'), needsPro: false }
const ZIP_TOO_LARGE = { sentence: t('The ZIP has more than 500 MB. Please make the photos smaller.'), needsPro: false }
const NO_LIST = {
  sentence: t('Please choose the list of your products together with the ZIP of its photos.'),
  needsPro: false,
}
