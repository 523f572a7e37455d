import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Link } from './link.tsx'
import { classNames } from '../class-names.ts'
import styles from './tabs.module.css'

export interface Tab<Id extends string = string> {
  id: Id
  label: ReactNode
  icon?: ReactNode
  /** The address that shows this tab, so that it also works before the script has loaded. */
  to?: string
}

interface TabsProps<Id extends string> {
  /** What the tabs choose between. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect?: (id: Id) => void
  className?: string
  /** The panel of the selected tab. */
  children: ReactNode
}

/** Tabs with one panel. Arrow keys move and select; a tab with an address is a link. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, className, children } = props
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const last = tabs.length - 1
    const targets: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const target = tabs[targets[event.key] ?? -1]
    if (!target) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[id="${base}-${target.id}"]`)?.focus()
    onSelect?.(target.id)
  }

  function choose(event: MouseEvent, tab: Tab<Id>) {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onSelect(tab.id)
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(styles.list, className)}
        onKeyDown={move}
      >
        {tabs.map((tab) => {
          const common = {
            id: `${base}-${tab.id}`,
            role: 'tab',
            'aria-selected': tab.id === selected,
            'aria-controls': `${base}-panel`,
            tabIndex: tab.id === selected ? 0 : -1,
            className: styles.tab,
            onClick: (event: MouseEvent) => choose(event, tab),
          }
          const content = (
            <>
              {tab.icon}
              {tab.label}
            </>
          )
          return tab.to === undefined ? (
            <button key={tab.id} type="button" {...common}>
              {content}
            </button>
          ) : (
            <Link key={tab.id} to={tab.to} preventScrollReset {...common}>
              {content}
            </Link>
          )
        })}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </>
  )
}
