import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import type { Checked } from './form-check.ts'
import { revealProblem } from './reveal-problem.ts'
import { useFieldErrors } from './use-field-errors.ts'

interface LocalFormOptions<Values> {
  /** What the form holds, or what is wrong with it. No values and no errors stop it without a message. */
  check: (form: FormData) => Checked<Values>
  onDone: (values: Values) => void
}

/**
 * A form whose values stay in the page, such as a dialog that adds to a longer form; what is sent
 * uses `useForm`.
 */
export function useLocalForm<Values>({ check, onDone }: LocalFormOptions<Values>) {
  const form = useRef<HTMLFormElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const errors = useFieldErrors()

  /** The accepted values; null when something is wrong. */
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
    /** For fields inside another form, where no second one can be: Enter must not send that one. */
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
