import { data, type RouterContextProvider } from 'react-router'
import { invalidMessageOf } from '#contract/invalid-message.ts'
import type { AnyCall, InputOf, OutputOf } from '#contract/call.ts'
import { errors, type FieldErrors } from '#contract/errors.ts'
import { isAppError } from './refusal.ts'
import { contextOf } from './request-context.ts'
import { checkForm } from '../ui/form/form-check.ts'
import { readForm, typedValues, type FormShape, type RefusedForm } from '../ui/form/read-form.ts'

interface SentForm<C extends AnyCall> {
  call: C
  shape: FormShape
  /** What the call needs in addition to the form's own fields. */
  more?: Record<string, unknown>
}

interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

function refuse(
  form: FormData,
  shape: FormShape,
  status: number,
  fields: FieldErrors,
  message: string | null,
) {
  return data<RefusedForm>({ fields, message, values: typedValues(form, shape) }, { status })
}

type Outcome<C extends AnyCall> =
  | { reply: OutputOf<C>; refused: null }
  | { reply: null; refused: ReturnType<typeof refuse> }

/** Handles a form that was sent without script: the same check and the same call as with it. */
export async function handleForm<C extends AnyCall>(
  { request, context }: ActionArgs,
  { call, shape, more }: SentForm<C>,
): Promise<Outcome<C>> {
  const form = await request.formData()
  const values = { ...readForm(form, shape), ...more }
  const no = (status: number, fields: FieldErrors, message: string | null) => ({
    reply: null,
    refused: refuse(form, shape, status, fields, message),
  })
  const { fields } = checkForm(call.input, values)
  if (fields) {
    return no(errors.invalidInput.status, fields, invalidMessageOf(call, fields))
  }
  try {
    return { reply: await contextOf(context).api(call, values as InputOf<C>), refused: null }
  } catch (error) {
    if (!isAppError(error)) throw error
    return no(error.status, error.fields, error.message)
  }
}
