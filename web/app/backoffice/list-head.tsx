import type { ReactNode } from 'react'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { OfficeHeader } from './office-header.tsx'
import type { useColumnChoice } from './use-column-choice.ts'
import styles from './list-head.module.css'

interface ListHeadProps {
  title: string
  overline: string | undefined
  note: string
  /** Links and buttons for this list only. */
  actions: ReactNode
  /** Its views and its Excel files. */
  tools: ReactNode
  columns: readonly { key: string; label: string }[]
  choice: ReturnType<typeof useColumnChoice>
  newPath: string | undefined
  onNew: (() => void) | undefined
  newLabel: string
  level: 1 | 2
}

/** The header of a list: its name and count, its columns, and the button for a new record. */
export function ListHead(props: ListHeadProps) {
  const { title, overline, note, actions, tools, columns, choice } = props
  const { newPath, onNew, newLabel, level } = props
  const plus = <IconPlus aria-hidden="true" />
  return (
    <OfficeHeader
      title={title}
      overline={overline}
      note={note}
      level={level}
      actions={
        <>
          {actions}
          <div className={styles.tools}>
            {tools}
            <ColumnChooser columns={columns} choice={choice} />
          </div>
        </>
      }
      primary={
        newPath ? (
          <LinkButton to={newPath} kind="brand" icon={plus}>
            <NewLabel>{newLabel}</NewLabel>
          </LinkButton>
        ) : (
          onNew && (
            <Button kind="brand" icon={plus} onClick={onNew}>
              <NewLabel>{newLabel}</NewLabel>
            </Button>
          )
        )
      }
    />
  )
}

/**
 * `New Unit Configuration` is `New` on a phone, `Add an address` is `Add`, since the title beside
 * it says what.
 */
function NewLabel({ children }: { children: string }) {
  const [, first, rest] = /^(new|add)( .+)$/i.exec(children) ?? []
  if (!first) return children
  return (
    <span>
      {first}
      <span className={styles.rest}>{rest}</span>
    </span>
  )
}
