import { useRef } from 'react'
import { Button, type ButtonProps } from '#web/ui/button.tsx'

interface FileButtonProps extends ButtonProps {
  /** The label of the file input behind the button. */
  fileLabel: string
  accept: string
  onFile: (file: File) => void
}

/** A button that asks for one file. The same file can be chosen again. */
export function FileButton({ fileLabel, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={fileLabel}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
