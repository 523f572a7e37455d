import { useRef, useState, type FormEvent } from 'react'
import { invalidMessageOf } from '#contract/invalid-message.ts'
import type { AnyCall, InputOf, OutputOf } from '#contract/call.ts'
import { callOverHttp, NoResponse, type CallOptions } from '#contract/client.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import { resolveCall, type Callable } from '../call/use-call.ts'
import type { DraftHandle } from '../draft/use-draft.ts'
import { checkForm } from './form-check.ts'
import type { RefusedForm } from './read-form.ts'
import { revealProblem } from './reveal-problem.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'
import { useRestoredFocus } from './use-restored-focus.ts'

interface FormOptions<C extends AnyCall> {
  call: Callable<C>
  /** The values of the form, in the shape that the call expects; a form with its own state ignores `form`. */
  read: (form: FormData) => unknown
  /** The form is not validated in the browser; only the server refuses what cannot be saved. */
  unchecked?: boolean
  /** Rules that the call's schema does not contain, or checks only once everything else is valid. */
  rules?: (values: never) => FieldErrors
  /** The server's reply to this form when it was submitted without script. */
  refused?: RefusedForm | undefined
  /** The initial values; those of a refused form take precedence. */
  initial?: Record<string, string | undefined>
  /** For calls that create a record: retrying after a lost reply does not create a second one. */
  once?: boolean
  /** The draft in which the input is saved until the call has succeeded. */
  draft?: Pick<DraftHandle, 'markChanged' | 'hold' | 'release' | 'finish'>
  /** Called when everything is valid, before anything is sent; returns whether to send it. */
  confirm?: (values: InputOf<C>) => boolean | Promise<boolean>
  /** Used instead of a plain request where that is not enough, such as for an upload. */
  send?: (call: C, values: InputOf<C>, options: CallOptions) => Promise<OutputOf<C>>
  /** The fields that an error belongs to, if the server names none. */
  fieldsOf?: (error: AppError) => FieldErrors
  /** True for an error that the screen presents as a question and not as an error. */
  isQuestion?: (error: AppError) => boolean
  onDone: (reply: OutputOf<C>) => void | Promise<void>
}

/** Idle; being validated and confirmed; being sent to the server; accepted. */
type Phase = 'idle' | 'checking' | 'sending' | 'done'

/** A form for one call: validated with the call's schema, submitted once, with errors beside its fields. */
export function useForm<C extends AnyCall>(options: FormOptions<C>) {
  const { call, refused, initial, isQuestion } = options
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(options)
  latest.current = options
  const keyOf = useIdempotencyKey()
  const errors = useFieldErrors(refused?.fields)
  const [failure, setFailure] = useState<AppError | NoResponse | null>(null)
  const [invalidMessage, setInvalidMessage] = useState<string | null>(null)
  const [attempted, setAttempted] = useState(false)
  const [pending, setPending] = useState(false)
  const [phase, setPhase] = useState<Phase>('idle')
  const pressed = useRef(false)
  const locked = phase !== 'idle'
  // Every invalid field has been edited since, so only the next validation can tell.
  const corrected = errors.any && Object.keys(errors.shown).length === 0
  const asks = failure instanceof AppError && (isQuestion?.(failure) ?? false)
  const rememberFocus = useRestoredFocus(locked || asks)

  function refuse(fields: FieldErrors) {
    errors.set(fields)
    revealProblem(form.current, fields)
  }

  function clearErrors() {
    errors.set({})
    setFailure(null)
    setInvalidMessage(null)
  }

  async function transmit(values: InputOf<C>): Promise<OutputOf<C> | undefined> {
    const { once, send, fieldsOf } = latest.current
    const key = once ? keyOf(values) : undefined
    setPhase('sending')
    try {
      const resolved = await resolveCall(latest.current.call)
      return await (send ?? callOverHttp)(resolved, values, key ? { idempotencyKey: key } : {})
    } catch (thrown) {
      const error = thrown instanceof AppError ? thrown : new NoResponse()
      setFailure(error)
      if (error instanceof NoResponse) refuse({})
      else if (!latest.current.isQuestion?.(error)) refuse(fieldsOf?.(error) ?? error.fields)
      return undefined
    }
  }

  async function process() {
    const { read, unchecked, rules, draft, confirm, onDone } = latest.current
    const values = read(new FormData(form.current ?? undefined))
    const checked = unchecked ? null : await check(call, values)
    const wrong = { ...rules?.(values as never), ...checked?.fields }
    clearErrors()
    setAttempted(true)
    setPending(true)
    if (Object.keys(wrong).length > 0) {
      setInvalidMessage(checked && invalidMessageOf(checked.call, wrong))
      return refuse(wrong)
    }
    if (confirm && !(await confirm(values as InputOf<C>))) return
    const reply = await transmit(values as InputOf<C>)
    if (!reply) return
    draft?.finish()
    setPending(false)
    setPhase('done')
    await onDone(reply)
  }

  async function submit() {
    // The second click of a double click arrives before the next render.
    if (locked || pressed.current) return
    pressed.current = true
    const { draft } = latest.current
    draft?.hold()
    rememberFocus()
    setPhase('checking')
    await process().finally(() => {
      pressed.current = false
      setPhase((before) => (before === 'done' ? before : 'idle'))
      draft?.release()
    })
  }

  return {
    form: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      // Anything typed while the form is being sent would be neither submitted nor shown afterwards.
      inert: locked,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        event.stopPropagation()
        void submit()
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        errors.onInput(event)
        options.draft?.markChanged()
      },
    },
    /** The name, error and initial value of a field. */
    field: (name: string) => ({
      name,
      error: errors.shown[name],
      defaultValue: refused?.values[name] ?? initial?.[name] ?? '',
    }),
    /** The same for a checkbox. */
    check: (name: string, ticked = false) => ({
      name,
      error: errors.shown[name],
      defaultChecked: refused ? refused.values[name] === 'on' : ticked,
    }),
    fields: errors.shown,
    /** For fields that are not typed into: clears the error. */
    correct: errors.correct,
    clearErrors,
    busy: phase === 'sending',
    error: asks || corrected ? null : failure,
    /** An error that is presented as a question: `clearErrors` answers no, `submit` answers yes. */
    question: asks ? failure : null,
    /** The form's own validation found errors. */
    invalid: failure === null && errors.any && !corrected,
    /** The call's message about the errors that the form's own validation found. */
    invalidMessage: corrected ? null : invalidMessage,
    /** The message of the reply to a submission without script, until the form is submitted again. */
    message: attempted || corrected ? null : (refused?.message ?? null),
    /** True once the call has succeeded, so that nothing is sent twice. */
    done: phase === 'done',
    /** Submitted and not yet accepted: a success message for an earlier submission no longer applies. */
    pending,
    /** Makes a form that stays on the page ready for another submission. */
    again: () => setPhase('idle'),
    submit,
  }
}

async function check(callable: Callable<AnyCall>, values: unknown) {
  try {
    const call = await resolveCall(callable)
    return { call, fields: checkForm(call.input, values).fields }
  } catch {
    // The schema could not be loaded; sending the call will report the reason.
    return null
  }
}

export type FormHandle = ReturnType<typeof useForm<AnyCall>>
