import type { ReactNode } from 'react'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { OfficeHeader } from './office-header.tsx'
import type { useColumnChoice } from './use-column-choice.ts'

interface ListHeadProps {
  title: string
  overline: string | undefined
  note: string
  /** Besides New and the columns: links of this list, its Excel files and its views. */
  actions: ReactNode
  columns: readonly { key: string; label: string }[]
  choice: ReturnType<typeof useColumnChoice>
  newPath: string | undefined
  onNew: (() => void) | undefined
  newLabel: string
  level: 1 | 2
}

/** The head of a list: its name and count, its columns, and the way to a new record. */
export function ListHead(props: ListHeadProps) {
  const { title, overline, note, actions, columns, choice, newPath, onNew, newLabel, level } = props
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
          <ColumnChooser columns={columns} choice={choice} />
        </>
      }
      primary={
        newPath ? (
          <LinkButton to={newPath} kind="brand" icon={plus}>
            {newLabel}
          </LinkButton>
        ) : (
          onNew && (
            <Button kind="brand" icon={plus} onClick={onNew}>
              {newLabel}
            </Button>
          )
        )
      }
    />
  )
}
