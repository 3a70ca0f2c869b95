import type { ReactNode } from 'react'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import styles from '#web/screens/admin/admin.module.css'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  /** The noun of the sentences: `people`. */
  what: string
  children: (data: Data) => ReactNode
}

/** Shows a part of the screen while it loads, when that failed, and when it has loaded. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query
  const again = (words: string) => (
    <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
      {words}
    </Button>
  )
  if (error) {
    return (
      <div className={styles.part}>
        <Notice variant="bad" title={`The ${what} could not be loaded.`} action={again('Try again')}>
          {errorSentence(error)}
        </Notice>
      </div>
    )
  }
  return (
    <div className={styles.part}>
      {data === undefined ? (
        <Spinner label={`Loading the ${what}`} size="lg" />
      ) : (
        <>
          {children(data)}
          <div>{again('Look again')}</div>
        </>
      )}
    </div>
  )
}
