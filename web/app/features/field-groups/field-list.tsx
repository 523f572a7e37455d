import { useRef, useState } from 'react'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { removeUserField } from '#contract/field-groups/field-groups.calls.ts'
import { featureNames } from '#contract/properties/features.ts'
import { fieldTypeNames } from '#contract/field-groups/field-type-names.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import { ListTable } from '../../backoffice/list-table.tsx'
import { RowAction } from '../../backoffice/row-action.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { FormButtons, FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { FieldDialog } from './field-dialog.tsx'
import type { FieldRow } from './field-row.ts'
import styles from './field-group-form.module.css'

const columns: Column<FieldRow>[] = [
  { key: 'fieldName', label: 'Field name', lead: true },
  { key: 'fieldType', label: 'Field type', cell: ({ fieldType }) => fieldTypeNames[fieldType] },
  { key: 'rank', label: 'Rank', kind: 'number' },
  {
    key: 'searchable',
    label: 'Search filter',
    cell: ({ feature, searchable }) =>
      feature ? featureNames[feature] : searchable ? 'Yes' : 'No',
  },
]

/** The list is in order of rank, and complete. */
const asItIs = { page: 1, size: 100, sort: 'rank', order: 'asc', search: '', filters: {} } as const

interface FieldListProps {
  rows: readonly FieldRow[]
  onRows: (rows: FieldRow[]) => void
}

/**
 * The fields of a group. New and changed ones are saved with the group; a deleted one is removed
 * immediately.
 */
export function FieldList({ rows, onRows }: FieldListProps) {
  const next = useRef(-1)
  const confirm = useConfirm()
  const deletion = useAction(removeUserField)
  const [open, setOpen] = useState<FieldRow | null>(null)

  function add() {
    const rank = Math.max(0, ...rows.map((row) => row.rank)) + 1
    setOpen({ id: next.current--, fieldName: '', fieldType: 'text', rank, searchable: false })
  }
  function put(row: FieldRow) {
    const known = rows.some(({ id }) => id === row.id)
    onRows(known ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row])
    setOpen(null)
  }
  async function remove(row: FieldRow) {
    if (row.id > 0) {
      const yes = await confirm({
        title: `Delete ${row.fieldName}?`,
        body: 'This cannot be undone.',
        confirmLabel: 'Delete',
        danger: true,
      })
      if (!yes || !(await deletion.run({ id: row.id }))) return
    }
    onRows(rows.filter(({ id }) => id !== row.id))
  }
  const actions = (row: FieldRow) => (
    <>
      <RowAction
        label="Edit"
        name={row.fieldName}
        icon={<IconPencil aria-hidden="true" />}
        onPress={() => setOpen(row)}
      />
      <RowAction
        label="Delete"
        name={row.fieldName}
        icon={<IconTrash aria-hidden="true" />}
        danger
        busy={deletion.busy}
        onPress={() => void remove(row)}
      />
    </>
  )

  return (
    <FormPanel title="User fields" help="Details that owners can give about their property.">
      {/* So that leaving asks for confirmation, even if only a field was changed. */}
      <input type="hidden" name="fields" value={JSON.stringify(rows)} />
      {rows.length === 0 ? (
        <p className={styles.none}>There are no fields in this group yet.</p>
      ) : (
        <div className={`${wholeRow} ${styles.list}`}>
          <ListTable
            caption="Fields of this group"
            columns={columns}
            rows={rows}
            state={asItIs}
            sortTo={() => undefined}
            nameOf={({ fieldName }) => fieldName}
            leadPath={undefined}
            actions={actions}
            selection={undefined}
            selectable={() => false}
            loading={false}
          />
        </div>
      )}
      <FormButtons>
        <Button icon={<IconPlus aria-hidden="true" />} onClick={add}>
          New field
        </Button>
      </FormButtons>
      <FieldDialog field={open} others={rows} onClose={() => setOpen(null)} onSave={put} />
    </FormPanel>
  )
}
