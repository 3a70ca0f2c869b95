import { X } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/drop-zone.module.css'
import { Progress } from '#web/ui/progress.tsx'

interface DropZoneProps {
  icon: ReactNode
  title: string
  /** The title while files are dragged over the zone. */
  dropTitle: string
  hint: string
  /** The name of the file input, by which keyboards and screen readers use the zone. */
  label: string
  /** The file types and endings that the file dialog offers. */
  accept: string
  onFiles: (files: File[], how: 'dropped' | 'chosen') => void
}

/** A zone that takes files by drop or click. */
export function DropZone({ icon, title, dropTitle, hint, label, accept, onFiles }: DropZoneProps) {
  const inputId = useId()
  const [isDragOver, setDragOver] = useState(false)

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setDragOver(false)
    onFiles([...event.dataTransfer.files], 'dropped')
  }

  return (
    // Files are dropped on the whole zone; keyboards and screen readers use the input in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      htmlFor={inputId}
      className={classNames(styles.zone, styles.open, isDragOver && styles.dragOver)}
      data-state={isDragOver ? 'drag-over' : 'idle'}
      onDragOver={(event) => {
        event.preventDefault()
        setDragOver(true)
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={handleDrop}
    >
      {icon}
      <strong>{isDragOver ? dropTitle : title}</strong>
      <span>{hint}</span>
      <input
        id={inputId}
        className={styles.input}
        type="file"
        accept={accept}
        multiple
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])], 'chosen')
          // This lets the same file be chosen again after a failure.
          target.value = ''
        }}
      />
    </label>
  )
}

/** The zone when it takes no more files, with the reason. */
export function FullDropZone({ children }: { children: ReactNode }) {
  return <p className={classNames(styles.zone, styles.full)}>{children}</p>
}

interface UploadingZoneProps {
  status: string
  /** The name of the progress bar. */
  label: string
  /** Progress from 0 to 100; null for work of an unknown extent. */
  percentage: number | null
  cancelLabel: string
  onCancel: () => void
}

/** The zone while its files are on their way. */
export function UploadingZone({ status, label, percentage, cancelLabel, onCancel }: UploadingZoneProps) {
  return (
    <div className={classNames(styles.zone, styles.uploading)} data-state="uploading">
      <output>{status}</output>
      <Progress label={label} percentage={percentage} />
      <Button size="sm" variant="ghost" icon={<X aria-hidden />} onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  )
}
