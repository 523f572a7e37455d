import { useState } from 'react'
import { userFieldForm } from '#contract/field-groups/field-groups.calls.ts'
import { featureNames } from '#contract/properties/features.ts'
import { fieldTypeNames } from '#contract/field-groups/field-type-names.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogButtons } from '../../ui/feedback/dialog.tsx'
import { detachedForm } from '../../ui/form/detached-form.tsx'
import { CheckField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { checkForm } from '../../ui/form/form-check.ts'
import { useLocalForm } from '../../ui/form/use-local-form.ts'
import type { FieldRow } from './field-row.ts'
import styles from './field-group-form.module.css'

const types = Object.entries(fieldTypeNames).map(([value, label]) => ({ value, label }))

interface FieldDialogProps {
  field: FieldRow | null
  others: readonly FieldRow[]
  onClose: () => void
  onSave: (field: FieldRow) => void
}

/** The form of one field; its content is saved with the group. */
export function FieldDialog({ field, ...rest }: FieldDialogProps) {
  const title = field && field.fieldName ? `User field ${field.fieldName}` : 'New user field'
  return (
    <Dialog open={field !== null} onClose={rest.onClose} title={title}>
      {field && <FieldForm key={field.id} field={field} {...rest} />}
    </Dialog>
  )
}

function FieldForm({ field, others, onClose, onSave }: FieldDialogProps & { field: FieldRow }) {
  const [values, setValues] = useState({ ...field, rank: String(field.rank) })
  const form = useLocalForm({
    check() {
      const rank = values.rank.trim() === '' ? undefined : Number(values.rank)
      const checked = checkForm(userFieldForm, { ...values, rank })
      const taken = others.some(
        ({ id, fieldName }) =>
          id !== field.id && fieldName.toLowerCase() === checked.data?.fieldName.toLowerCase(),
      )
      return taken
        ? { data: null, fields: { fieldName: 'This group already has a field with that name.' } }
        : checked
    },
    onDone: (data) => onSave({ ...field, ...data, searchable: data.searchable ?? false }),
  })

  return (
    <div {...form.group} className={styles.field}>
      <TextField
        label="Field name"
        {...form.field('fieldName')}
        form={detachedForm}
        required
        value={values.fieldName}
        onChange={({ target }) => setValues({ ...values, fieldName: target.value })}
      />
      <SelectField
        label="Field type"
        {...form.field('fieldType')}
        form={detachedForm}
        options={types}
        value={values.fieldType}
        onChange={({ target }) =>
          setValues({ ...values, fieldType: target.value as FieldRow['fieldType'] })
        }
      />
      <TextField
        label="Rank"
        {...form.field('rank')}
        form={detachedForm}
        inputMode="numeric"
        value={values.rank}
        onChange={({ target }) => setValues({ ...values, rank: target.value })}
      />
      <CheckField
        label="Searchable"
        help={
          field.feature
            ? `Searches already filter by this field, as “${featureNames[field.feature]}”.`
            : 'People can filter their search by this field.'
        }
        name="searchable"
        form={detachedForm}
        disabled={Boolean(field.feature)}
        checked={values.searchable}
        onChange={({ target }) => setValues({ ...values, searchable: target.checked })}
      />
      <p className={styles.none}>The field is saved when you save the group.</p>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="brand" onClick={form.submit}>
          Apply
        </Button>
      </DialogButtons>
    </div>
  )
}
