import { useEffect, useRef, useState } from 'react'
import type { PictureCheck } from '#contract/rulebook/check-picture.ts'
import { sendPictureCheck } from '#web/api/pictures/check-picture.ts'

type CheckState =
  | { kind: 'empty' }
  | { kind: 'checking' }
  | { kind: 'checked'; url: string; check: PictureCheck }
  | { kind: 'failed'; error: unknown }

/** Keeps the chosen picture and what was found in it; another platform has the same picture checked again. */
export function usePictureCheck() {
  const [state, setState] = useState<CheckState>({ kind: 'empty' })
  const [target, setTarget] = useState('all')
  const file = useRef<File>(undefined)
  const asking = useRef<AbortController>(undefined)
  const url = useRef<string>(undefined)

  useEffect(
    () => () => {
      asking.current?.abort()
      if (url.current) URL.revokeObjectURL(url.current)
    },
    [],
  )

  async function ask(picture: File, aim: string) {
    asking.current?.abort()
    const controller = new AbortController()
    asking.current = controller
    setState({ kind: 'checking' })
    try {
      const check = await sendPictureCheck(picture, aim, controller.signal)
      if (url.current) URL.revokeObjectURL(url.current)
      url.current = URL.createObjectURL(picture)
      setState({ kind: 'checked', url: url.current, check })
    } catch (error) {
      if (!controller.signal.aborted) setState({ kind: 'failed', error })
    }
  }

  return {
    state,
    target,
    choose(picture: File) {
      file.current = picture
      void ask(picture, target)
    },
    aimAt(aim: string) {
      setTarget(aim)
      if (file.current) void ask(file.current, aim)
    },
  }
}
