import type { ReactNode } from 'react'
import { NoResponse } from '#contract/client.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import { FailureAlert } from '../../../ui/form/form-alert.tsx'
import { LaterChangesList } from '../../../ui/form/later-changes-list.tsx'
import { isServerError } from '../../../ui/feedback/describe-error.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { WrongFields } from '../../../ui/form/long-form/wrong-fields.tsx'
import { fieldLabels } from './sell-parts.ts'
import { fieldId } from './sell-fields.ts'

interface SellErrorsProps {
  message: string | null
  fields: FieldErrors
  error: Error | null
  /** What can be done about it, apart from correcting the fields. */
  children?: ReactNode
}

/** The errors, above the form, with a link to each field. */
export function SellErrors({ message, fields, error, children }: SellErrorsProps) {
  if (error instanceof NoResponse) {
    return (
      <Alert type="ERROR" title={error.message}>
        Nothing you entered has been lost. Try again in a moment.
      </Alert>
    )
  }
  if (isServerError(error)) return <FailureAlert error={error} />
  const title = message ?? error?.message
  if (!title) return null
  const names = Object.keys(fields)
  return (
    <Alert type="ERROR" title={title}>
      <WrongFields
        fields={names.map((name) => ({
          id: fieldId(name),
          label: fieldLabels[name] ?? fields[name] ?? name,
        }))}
      />
      {error instanceof AppError && error.changes && <LaterChangesList changes={error.changes} />}
      {children}
    </Alert>
  )
}
