import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AppError, FieldErrors } from '#contract/errors.ts'
import type { FormField } from '#contract/form-field.ts'
import { useAlerts } from '../ui/feedback/alert-area.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { ScriptButton } from '../ui/button/script-button.tsx'
import { useCall } from '../ui/call/use-call.ts'
import { capitalise } from '../ui/data/counted.ts'
import { FormAlert } from '../ui/form/form-alert.tsx'
import { FormInput } from './form-input.tsx'
import { firstValue, valuesOf } from './form-values.ts'
import { OfficeHeader } from './office-header.tsx'
import { RecordHistory } from './record-history/record-history.tsx'
import { resourceTables } from './record-history/resource-tables.ts'
import type { AnyResource, FieldOf, RowOf } from '../ui/list/resource-types.ts'
import { useForm } from '../ui/form/use-form.ts'
import { useFirstField } from '../ui/form/use-first-field.ts'
import { useUnsavedChanges } from '../ui/form/use-unsaved-changes.ts'
import styles from './form-screen.module.css'

interface FormScreenProps<R extends AnyResource> {
  resource: R
  /** What `formLoader(resource)` returned: a record to change, or null for a new one. */
  record: RowOf<R> | null
  title: string
  /** The name of a record, below the title. */
  nameOf: (record: RowOf<R>) => string
  fields: readonly FormField<FieldOf<R>>[]
  /** The list to return to after Save and Close. */
  backTo: string
  /** If the specification calls the two buttons something else. */
  saveLabel?: string
  closeLabel?: string
}

/** The single form screen of the back office: creates without a record, edits with one. */
export function FormScreen<R extends AnyResource>(props: FormScreenProps<R>) {
  return <LoadedForm key={props.record?.id ?? 'new'} {...props} />
}

/** Holds the version being edited: what others save in the meantime is loaded only on request. */
function LoadedForm<R extends AnyResource>(props: FormScreenProps<R>) {
  const [record, setRecord] = useState(props.record)
  return <RecordForm key={record?.version ?? 0} {...props} record={record} onLoaded={setRecord} />
}

type RecordFormProps<R extends AnyResource> = FormScreenProps<R> & {
  onLoaded: (record: RowOf<R>) => void
}

function RecordForm<R extends AnyResource>(props: RecordFormProps<R>) {
  const { resource, record, title, nameOf, fields, backTo, onLoaded } = props
  const table = resourceTables[resource.name]
  const navigate = useNavigate()
  const alerts = useAlerts()
  const theirs = useCall(resource.get)
  const form = useForm({
    call: record ? resource.update : resource.create,
    once: !record,
    read: (data) => ({
      ...(record ? { id: record.id, version: record.version } : {}),
      ...valuesOf(fields, data),
    }),
    fieldsOf: (error) => fieldErrorsOf(error, fields),
    async onDone() {
      unsaved.forget()
      alerts.clear()
      alerts.show('SUCCESS', `${capitalise(resource.singular)} saved.`)
      await navigate(backTo)
    },
  })
  const unsaved = useUnsavedChanges(form.form.ref)
  useFirstField(form.form.ref)

  async function loadTheirs() {
    if (!record) return
    const fresh = await theirs.run({ id: record.id })
    if (fresh) onLoaded(fresh as RowOf<R>)
  }

  return (
    <>
      <OfficeHeader title={title} note={record ? nameOf(record) : undefined} />
      <form {...form.form} className={styles.form}>
        <FormAlert
          invalid={form.invalid}
          error={theirs.error ?? form.error}
          onLoadTheirs={() => void loadTheirs()}
          loadingTheirs={theirs.busy}
        />
        <div className={styles.fields}>
          {fields.map((field) => (
            <FormInput
              key={field.name}
              field={field}
              value={firstValue(field, record)}
              error={form.fields[field.name]}
            />
          ))}
        </div>
        <div className={styles.buttons}>
          <ScriptButton type="submit" kind="brand" busy={form.busy}>
            {props.saveLabel ?? 'Save'}
          </ScriptButton>
          <LinkButton to={backTo}>{props.closeLabel ?? 'Close'}</LinkButton>
        </div>
      </form>
      {record && table && (
        <RecordHistory
          table={table}
          rowId={record.id}
          version={record.version}
          onUndone={loadTheirs}
        />
      )}
    </>
  )
}

/** The error for a duplicate value is shown at its field, even if the server names no field. */
function fieldErrorsOf(error: AppError, fields: readonly FormField[]): FieldErrors {
  const [first] = fields
  if (error.code === 'taken' && first && Object.keys(error.fields).length === 0) {
    return { [first.name]: error.message }
  }
  return error.fields
}
