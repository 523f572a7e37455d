import { useRef } from 'react'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { FieldErrors } from '#contract/errors.ts'
import { removeUserField } from '#contract/field-groups/field-groups.calls.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { FormPanel } from '../../ui/form-panel.tsx'
import { useAction } from '../../ui/use-action.ts'
import styles from './field-group-form.module.css'

export interface FieldRow {
  key: string
  /** 0 for a new one. */
  id: number
  version?: number
  fieldName: string
  fieldType: string
  rank: number
}

const types = [
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'yesno', label: 'Yes or no' },
]

interface FieldRowsProps {
  rows: readonly FieldRow[]
  onRows: (rows: FieldRow[]) => void
  errors: FieldErrors
}

/** The fields of a group. New ones are saved with the group; a saved one is deleted at once. */
export function FieldRows({ rows, onRows, errors }: FieldRowsProps) {
  const next = useRef(1)
  const confirm = useConfirm()
  const deletion = useAction(removeUserField)

  function add() {
    const rank = Math.max(0, ...rows.map((row) => row.rank)) + 1
    onRows([
      ...rows,
      { key: `new ${next.current++}`, id: 0, fieldName: '', fieldType: 'text', rank },
    ])
  }
  async function remove(row: FieldRow) {
    if (row.id) {
      const yes = await confirm({
        title: `Delete ${row.fieldName}?`,
        body: 'This cannot be undone.',
        confirmLabel: 'Delete',
        danger: true,
      })
      if (!yes || !(await deletion.run({ id: row.id }))) return
    }
    onRows(rows.filter(({ key }) => key !== row.key))
  }

  return (
    <FormPanel title="User fields" help="What owners can fill in about their property.">
      {rows.length === 0 && <p className={styles.none}>There are no fields in this group yet.</p>}
      <ul className={styles.rows} aria-label="Fields of this group">
        {rows.map((row, index) => (
          <li key={row.key} className={styles.row}>
            <TextField
              label="Field name"
              name={`${row.key}.fieldName`}
              required
              defaultValue={row.fieldName}
              error={errors[`fields.${index}.fieldName`]}
            />
            <SelectField
              label="Field type"
              name={`${row.key}.fieldType`}
              options={types}
              defaultValue={row.fieldType}
              error={errors[`fields.${index}.fieldType`]}
            />
            <TextField
              label="Rank"
              name={`${row.key}.rank`}
              inputMode="numeric"
              defaultValue={row.rank}
              error={errors[`fields.${index}.rank`]}
            />
            <Button
              kind="quiet"
              className={styles.remove ?? ''}
              aria-label={`Delete field ${row.fieldName || index + 1}`}
              icon={<IconTrash aria-hidden="true" />}
              busy={deletion.busy}
              onClick={() => void remove(row)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button icon={<IconPlus aria-hidden="true" />} onClick={add}>
          Add a field
        </Button>
      </div>
    </FormPanel>
  )
}
