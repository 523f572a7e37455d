import { useRef, useState, type KeyboardEvent } from 'react'
import type { FieldErrors } from '#contract/errors.ts'
import { userFieldForm } from '#contract/field-groups/field-groups.calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { checkForm } from '../../ui/form/form-check.ts'
import { fieldTypeNames, type FieldRow } from './field-row.ts'
import styles from './field-group-form.module.css'

const types = Object.entries(fieldTypeNames).map(([value, label]) => ({ value, label }))

interface FieldDialogProps {
  field: FieldRow | null
  others: readonly FieldRow[]
  onClose: () => void
  onKeep: (field: FieldRow) => void
}

/** The form of one field; what it keeps is saved with the group. */
export function FieldDialog({ field, ...rest }: FieldDialogProps) {
  const title = field && field.fieldName ? `User field ${field.fieldName}` : 'New user field'
  return (
    <Dialog open={field !== null} onClose={rest.onClose} title={title}>
      {field && <FieldForm key={field.id} field={field} {...rest} />}
    </Dialog>
  )
}

function FieldForm({ field, others, onClose, onKeep }: FieldDialogProps & { field: FieldRow }) {
  const [values, setValues] = useState({ ...field, rank: String(field.rank) })
  const [errors, setErrors] = useState<FieldErrors>({})
  const name = useRef<HTMLInputElement>(null)

  function keep() {
    const rank = values.rank.trim() === '' ? undefined : Number(values.rank)
    const { data, fields } = checkForm(userFieldForm, { ...values, rank })
    const taken = others.some(
      ({ id, fieldName }) =>
        id !== field.id && fieldName.toLowerCase() === data?.fieldName.toLowerCase(),
    )
    if (data && !taken) return onKeep({ ...field, ...data })
    setErrors(fields ?? { fieldName: 'This group already has a field of that name.' })
    name.current?.focus()
  }
  /** Enter would send the group's form, in which this window stands. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    keep()
  }

  return (
    <div className={styles.field} onKeyDown={onKeyDown}>
      <TextField
        ref={name}
        label="Field name"
        name="fieldName"
        required
        value={values.fieldName}
        error={errors.fieldName}
        onChange={({ target }) => setValues({ ...values, fieldName: target.value })}
      />
      <SelectField
        label="Field type"
        name="fieldType"
        options={types}
        value={values.fieldType}
        error={errors.fieldType}
        onChange={({ target }) =>
          setValues({ ...values, fieldType: target.value as FieldRow['fieldType'] })
        }
      />
      <TextField
        label="Rank"
        name="fieldRank"
        inputMode="numeric"
        value={values.rank}
        error={errors.rank}
        onChange={({ target }) => setValues({ ...values, rank: target.value })}
      />
      <div className={styles.buttons}>
        <Button kind="brand" onClick={keep}>
          Keep
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
      <p className={styles.none}>It is saved together with the group.</p>
    </div>
  )
}
