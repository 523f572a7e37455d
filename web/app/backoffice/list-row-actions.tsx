import type { ReactNode } from 'react'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { RowAction } from './row-action.tsx'

interface ListRowActionsProps {
  name: string
  editPath: string | undefined
  /** Deletes the row; undefined if it must stay. */
  onDelete: (() => void) | undefined
  deleting: boolean
  /** This list's own row actions, before edit and delete. */
  children?: ReactNode
}

/** The actions of one row: those of the list, then edit and delete. */
export function ListRowActions(props: ListRowActionsProps) {
  const { name, editPath, onDelete, deleting, children } = props
  return (
    <>
      {children}
      {editPath !== undefined && (
        <RowAction
          label="Edit"
          name={name}
          icon={<IconPencil aria-hidden="true" />}
          to={editPath}
          edits
        />
      )}
      {onDelete && (
        <RowAction
          label="Delete"
          name={name}
          icon={<IconTrash aria-hidden="true" />}
          danger
          busy={deleting}
          onPress={onDelete}
        />
      )}
    </>
  )
}
