import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './button.module.css'

/** accent: the primary action of a screen; brand: the main action of a section; line: a secondary action; quiet: the rest. */
export type ButtonKind = 'accent' | 'brand' | 'line' | 'quiet' | 'danger'

interface Look {
  kind?: ButtonKind
  size?: 'md' | 'sm'
  /** As wide as its container. */
  block?: boolean
  icon?: ReactNode
}

type ButtonProps = Look & { busy?: boolean } & ComponentProps<'button'>

function look({ kind = 'line', size = 'md', block }: Look, className?: string): string {
  return classNames(
    styles.button,
    styles[kind],
    size === 'sm' && styles.small,
    block && styles.block,
    className,
  )
}

/** While busy, the button keeps its width and its place in the tab order, and ignores clicks. */
export function Button(props: ButtonProps) {
  const { kind, size, block, icon, busy, className, children, onClick, ...native } = props
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...native}
      className={look({ kind, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || native['aria-disabled'] || undefined}
      onClick={press}
    >
      <span className={classNames(styles.content, busy && styles.away)}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={styles.turning}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

type LinkButtonProps = Look & ComponentProps<typeof Link>

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { kind, size, block, icon, className, children, ...native } = props
  return (
    <Link {...native} className={look({ kind, size, block }, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  )
}
