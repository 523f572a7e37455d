import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { Link } from './link.tsx'
import { classNames } from '../class-names.ts'
import styles from './menu.module.css'

export interface MenuItem {
  label: string
  hint?: string | undefined
  icon?: ReactNode
  /** A link or an action. */
  to?: string
  onSelect?: () => void
  danger?: boolean
  current?: boolean
}

export interface MenuGroup {
  heading?: string
  items: MenuItem[]
}

interface MenuProps {
  label: ReactNode
  groups: MenuGroup[]
  align?: 'start' | 'end'
  /** Of the menus with the same name, only one is open at a time. */
  name?: string
  className?: string | undefined
  buttonClassName?: string | undefined
  /** For buttons that show only an icon. */
  ariaLabel?: string
  bare?: boolean
  children?: ReactNode
}

const targets = 'a[href], button:not([disabled])'

/** A button that opens a list of links or actions. It works before any script has loaded. */
export function Menu(props: MenuProps) {
  const {
    label,
    groups,
    align = 'start',
    name,
    className,
    buttonClassName,
    ariaLabel,
    bare,
    children,
  } = props
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  function close(returnFocus: boolean) {
    if (!details.current?.open) return
    details.current.open = false
    if (returnFocus) details.current.querySelector('summary')?.focus()
  }

  useEffect(() => close(false), [key])
  useEffect(() => {
    function closeOutside(event: Event) {
      if (!details.current?.contains(event.target as Node)) close(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  function move(event: KeyboardEvent<HTMLDetailsElement>) {
    const root = event.currentTarget
    if (event.key === 'Escape' && root.open) {
      event.preventDefault()
      close(true)
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key]
    if (step === undefined || (!root.open && Math.abs(step) > 1)) return
    event.preventDefault()
    root.open = true
    const choices = [...root.querySelectorAll<HTMLElement>(`[data-panel] :is(${targets})`)]
    const here = choices.indexOf(document.activeElement as HTMLElement)
    const next = here < 0 && step < 0 ? choices.length - 1 : here + step
    choices[Math.max(0, Math.min(choices.length - 1, next))]?.focus()
  }

  return (
    <details
      ref={details}
      name={name}
      className={classNames(styles.menu, className)}
      onKeyDown={move}
    >
      <summary className={classNames(styles.button, buttonClassName)} aria-label={ariaLabel}>
        {label}
        {!bare && <IconChevronDown aria-hidden="true" className={styles.chevron} />}
      </summary>
      <div className={classNames(styles.panel, align === 'end' && styles.end)} data-panel="">
        {groups.map((group, index) => (
          <MenuSection key={group.heading ?? index} group={group} onDone={() => close(true)} />
        ))}
        {children}
      </div>
    </details>
  )
}

function MenuSection({ group, onDone }: { group: MenuGroup; onDone: () => void }) {
  return (
    <div className={styles.group}>
      {group.heading && <p className={styles.heading}>{group.heading}</p>}
      <ul className={styles.list}>
        {group.items.map((item) => (
          <li key={item.label}>
            <MenuEntry item={item} onDone={onDone} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { label, hint, icon, to, onSelect, danger, current } = item
  const content = (
    <>
      {icon}
      <span>
        {label}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
    </>
  )
  const className = classNames(styles.item, danger && styles.danger)
  if (to !== undefined) {
    return (
      <Link to={to} className={className} aria-current={current ? 'page' : undefined}>
        {content}
      </Link>
    )
  }
  function select() {
    onDone()
    onSelect?.()
  }
  return (
    <button type="button" className={className} onClick={select}>
      {content}
    </button>
  )
}
