import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import type { Checked } from './form-check.ts'
import { revealProblem } from './reveal-problem.ts'
import { useFieldErrors } from './use-field-errors.ts'

interface LocalFormOptions<Values> {
  /** Returns the values or the errors of the form; an empty set of errors stops the form without a message. */
  check: (form: FormData) => Checked<Values>
  onDone: (values: Values) => void
}

/**
 * A form whose values stay on the page, such as a dialog that adds an entry to a longer form. Forms
 * that are sent to the server use `useForm`.
 */
export function useLocalForm<Values>({ check, onDone }: LocalFormOptions<Values>) {
  const form = useRef<HTMLFormElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const errors = useFieldErrors()

  /** Returns the valid values, or null if there are errors. */
  function submit(): Values | null {
    const { data, fields } = check(new FormData(form.current ?? undefined))
    errors.set(fields ?? {})
    if (fields) {
      if (Object.keys(fields).length > 0) revealProblem(form.current ?? group.current, fields)
      return null
    }
    onDone(data)
    return data
  }

  return {
    form: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        event.stopPropagation()
        submit()
      },
      onInput: errors.onInput,
    },
    /** For fields inside another form, where forms cannot be nested: Enter must not submit the outer one. */
    group: {
      ref: group,
      onInput: errors.onInput,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        submit()
      },
    },
    field: (name: string) => ({ name, error: errors.shown[name] }),
    fields: errors.shown,
    clearErrors: () => errors.set({}),
    submit,
  }
}
