import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/icon-button.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The action of the button, for screen readers and as a tooltip. */
  label: string
  size?: 'sm' | 'md'
  variant?: 'ghost' | 'secondary'
}

export function IconButton({
  label,
  size = 'md',
  variant = 'ghost',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tooltip={label}
      className={classNames(styles.iconButton, styles[size], styles[variant], className)}
    />
  )
}
