import { useCallback, useRef, useState, type FormEvent } from 'react'
import type { AnyCall, InputOf, OutputOf } from '#contract/call.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import type { DraftHandle } from '../draft/use-draft.ts'
import { checkForm, focusFirstError } from './form-check.ts'
import type { RefusedForm } from './read-form.ts'
import { resolveCall, useCall, type Callable } from '../call/use-call.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'
import { useKeptFocus } from './use-kept-focus.ts'

interface FormOptions<C extends AnyCall> {
  call: Callable<C>
  /** What the form holds, in the shape that the call takes. */
  read: (form: FormData) => unknown
  /** Rules that the call's schema cannot know, or finds only once the rest is right. */
  rules?: (values: never) => FieldErrors
  /** What the server answered to this form without script. */
  refused?: RefusedForm | undefined
  /** The values a form starts with; what was refused goes before them. */
  initial?: Record<string, string | undefined>
  /** For calls that create: a try whose answer was lost does not create a second one. */
  once?: boolean
  /** Where what is typed is kept until the call has worked. */
  draft?: Pick<DraftHandle, 'hold' | 'release' | 'finish'>
  /** Asked once everything is right and before anything is sent; without a yes nothing is. */
  confirm?: (values: InputOf<C>) => boolean | Promise<boolean>
  onDone: (reply: OutputOf<C>) => void | Promise<void>
}

/** A form over one call: checked by the call's own schema, sent once, its errors beside its fields. */
export function useForm<C extends AnyCall>(options: FormOptions<C>) {
  const { call, refused, initial } = options
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(options)
  latest.current = options
  const { run, busy, error, reset } = useCall(call)
  const keyOf = useIdempotencyKey()
  const [own, setOwn] = useState<FieldErrors | null>(refused?.fields ?? null)
  const [forgiven, setForgiven] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(false)
  const [done, setDone] = useState(false)
  const [sending, setSending] = useState(false)
  const locked = sending || done
  const pressed = useRef(false)
  const keepFocus = useKeptFocus(locked)
  const found = own ?? (error instanceof AppError ? error.fields : {})
  const fields = Object.fromEntries(Object.entries(found).filter(([name]) => !forgiven.has(name)))

  async function send(element: HTMLFormElement) {
    const { read, rules, once, draft, confirm, onDone } = latest.current
    const values = read(new FormData(element))
    const wrong = { ...rules?.(values as never), ...(await check(call, values)) }
    const isWrong = Object.keys(wrong).length > 0
    reset()
    setTried(true)
    setForgiven(new Set())
    setOwn(isWrong ? wrong : null)
    if (isWrong) return focusFirstError(form.current)
    if (confirm && !(await confirm(values as InputOf<C>))) return
    const reply = await run(values as InputOf<C>, once ? { idempotencyKey: keyOf(values) } : {})
    if (!reply) return focusFirstError(form.current)
    draft?.finish()
    setDone(true)
    await onDone(reply)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The second press of a double one comes before anything is drawn anew.
    if (locked || pressed.current) return
    pressed.current = true
    const { draft } = latest.current
    draft?.hold()
    keepFocus()
    setSending(true)
    await send(event.currentTarget).finally(() => {
      pressed.current = false
      setSending(false)
      draft?.release()
    })
  }

  /** A field that is being corrected is no longer called wrong. */
  const forgive = useCallback((event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    setForgiven((before) => (before.has(name) ? before : new Set([...before, name])))
  }, [])

  return {
    form: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      // What is typed while the form is on its way would be neither sent nor shown afterwards.
      inert: locked,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: forgive,
    },
    /** Name, error and first value of a field. */
    field: (name: string) => ({
      name,
      error: fields[name],
      defaultValue: refused?.values[name] ?? initial?.[name] ?? '',
    }),
    /** The same for a box to tick. */
    check: (name: string, ticked = false) => ({
      name,
      error: fields[name],
      defaultChecked: refused ? refused.values[name] === 'on' : ticked,
    }),
    fields,
    busy,
    error,
    /** The form's own check found something. */
    invalid: own !== null && Object.keys(own).length > 0,
    /** What was said without script, until the form is sent again. */
    message: tried ? null : (refused?.message ?? null),
    /** True from the success on, so that nothing is sent twice. */
    done,
    again: () => setDone(false),
  }
}

async function check(call: Callable<AnyCall>, values: unknown): Promise<FieldErrors | null> {
  try {
    return checkForm((await resolveCall(call)).input, values).fields
  } catch {
    // The checks could not be fetched; sending will say so.
    return null
  }
}

export type FormHandle = ReturnType<typeof useForm<AnyCall>>
