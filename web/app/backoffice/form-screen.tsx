import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import type { FormField } from '#contract/form-field.ts'
import { useAlerts } from '../ui/feedback/alert-area.tsx'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { checkForm, focusFirstError } from '../ui/form/form-check.ts'
import { useCall } from '../ui/call/use-call.ts'
import { capital } from '../ui/data/counted.ts'
import { FormAlert } from '../ui/form/form-alert.tsx'
import { FormInput } from './form-input.tsx'
import { firstValue, valuesOf } from './form-values.ts'
import { OfficeHeader } from './office-header.tsx'
import type { AnyResource, FieldOf, RowOf } from '../ui/list/resource-types.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useIdempotencyKey } from '../ui/form/use-idempotency-key.ts'
import { useKeptFocus } from '../ui/form/use-kept-focus.ts'
import { useUnsavedChanges } from '../ui/form/use-unsaved-changes.ts'
import styles from './form-screen.module.css'

interface FormScreenProps<R extends AnyResource> {
  resource: R
  /** What `formLoader(resource)` answered: a record to change, or null for a new one. */
  record: RowOf<R> | null
  title: string
  overline?: string
  fields: readonly FormField<FieldOf<R>>[]
  /** The list that Save and Close go back to. */
  backTo: string
  /** Where the specification calls the two buttons something else. */
  saveLabel?: string
  closeLabel?: string
}

/** The one form screen of the back office: creates without a record, changes with one. */
export function FormScreen<R extends AnyResource>(props: FormScreenProps<R>) {
  return <LoadedForm key={props.record?.id ?? 'new'} {...props} />
}

/** Holds the version that is being changed: what others save meanwhile comes in by asking alone. */
function LoadedForm<R extends AnyResource>(props: FormScreenProps<R>) {
  const [record, setRecord] = useState(props.record)
  return <RecordForm key={record?.version ?? 0} {...props} record={record} onLoaded={setRecord} />
}

type RecordFormProps<R extends AnyResource> = FormScreenProps<R> & {
  onLoaded: (record: RowOf<R>) => void
}

function RecordForm<R extends AnyResource>(props: RecordFormProps<R>) {
  const { resource, record, title, overline, fields, backTo, onLoaded } = props
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const alerts = useAlerts()
  const hydrated = useHydrated()
  const unsaved = useUnsavedChanges(form)
  const save = useCall(record ? resource.update : resource.create)
  const theirs = useCall(resource.get)
  const keyOf = useIdempotencyKey()
  const keepFocus = useKeptFocus(save.busy)
  const [own, setOwn] = useState<FieldErrors | null>(null)
  const errors = own ?? fieldErrorsOf(save.error, fields)

  useEffect(() => {
    if (save.error) focusFirstError(form.current)
  }, [save.error])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkForm(
      resource.fieldsSchema,
      valuesOf(fields, new FormData(event.currentTarget)),
    )
    save.reset()
    setOwn(checked.fields)
    if (checked.fields) return focusFirstError(form.current)
    const values = checked.data as Record<string, unknown>
    keepFocus()
    const saved = await save.run(
      record ? { id: record.id, version: record.version, ...values } : values,
      record ? undefined : { idempotencyKey: keyOf(values) },
    )
    if (!saved) return
    unsaved.forget()
    alerts.clear()
    alerts.show('SUCCESS', `${capital(resource.singular)} saved.`)
    await navigate(backTo)
  }

  async function loadTheirs() {
    if (!record) return
    const fresh = await theirs.run({ id: record.id })
    if (fresh) onLoaded(fresh as RowOf<R>)
  }

  return (
    <>
      <OfficeHeader title={title} overline={overline} />
      <form
        ref={form}
        className={styles.form}
        noValidate
        method="post"
        inert={save.busy}
        onSubmit={(event) => void submit(event)}
      >
        <FormAlert
          invalid={own !== null}
          error={theirs.error ?? save.error}
          onLoadTheirs={() => void loadTheirs()}
          loadingTheirs={theirs.busy}
        />
        <div className={styles.fields}>
          {fields.map((field) => (
            <FormInput
              key={field.name}
              field={field}
              value={firstValue(field, record)}
              error={errors[field.name]}
            />
          ))}
        </div>
        <div className={styles.buttons}>
          <Button type="submit" kind="brand" busy={save.busy} disabled={!hydrated}>
            {props.saveLabel ?? 'Save'}
          </Button>
          <LinkButton to={backTo}>{props.closeLabel ?? 'Close'}</LinkButton>
        </div>
      </form>
    </>
  )
}

/** A value that is taken stands beside its field, also where the server names no field. */
function fieldErrorsOf(error: unknown, fields: readonly FormField[]): FieldErrors {
  if (!(error instanceof AppError)) return {}
  const [first] = fields
  if (error.code === 'taken' && first && Object.keys(error.fields).length === 0) {
    return { [first.name]: error.message }
  }
  return error.fields
}
