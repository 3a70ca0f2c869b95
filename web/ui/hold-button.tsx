import { useState } from 'react'
import { Button, type ButtonProps } from '#web/ui/button.tsx'

interface HoldButtonProps extends ButtonProps {
  /** Called when the button is pressed and when it is released, by pointer, Space or Enter. */
  onHold: (isHeld: boolean) => void
  /** Called when the user is about to press the button. */
  onNear: () => void
}

const KEYS = [' ', 'Enter']

/** A button that acts for as long as it is held down. */
export function HoldButton({ onHold, onNear, ...props }: HoldButtonProps) {
  const [isHeld, setHeld] = useState(false)

  function turn(next: boolean) {
    if (next === isHeld) return
    setHeld(next)
    onHold(next)
  }

  const letGo = () => turn(false)
  return (
    <Button
      {...props}
      aria-pressed={isHeld}
      onPointerEnter={onNear}
      onFocus={onNear}
      onPointerDown={({ button }) => turn(button === 0)}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onBlur={letGo}
      onKeyDown={(event) => {
        if (!KEYS.includes(event.key)) return
        event.preventDefault()
        turn(true)
      }}
      onKeyUp={letGo}
      // A long press of a finger holds the button; it must not open the browser's menu.
      onContextMenu={(event) => event.preventDefault()}
    />
  )
}
