import { useCallback, useRef, useState } from 'react'
import type { AnyCall, InputOf, OutputOf } from '#contract/call.ts'
import { callOverHttp, NoResponse, type CallOptions } from '#contract/client.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'

/** The call itself, or a function that loads it: a page that may never make the call need not load its schema. */
export type Callable<C extends AnyCall> = C | (() => Promise<C>)

interface CallState<C extends AnyCall> {
  run(input: InputOf<C>, options?: CallOptions): Promise<OutputOf<C> | undefined>
  busy: boolean
  error: AppError | NoResponse | null
  fields: FieldErrors
  reset(): void
}

/** A call of the API from the browser. A second run while the first is in progress is ignored. */
export function useCall<C extends AnyCall>(callable: Callable<C>): CallState<C> {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<AppError | NoResponse | null>(null)
  const running = useRef(false)
  const latest = useRef(callable)
  latest.current = callable

  const run = useCallback(async (input: InputOf<C>, options?: CallOptions) => {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    setError(null)
    try {
      const call = await resolveCall(latest.current)
      return await callOverHttp(call, input, options)
    } catch (thrown) {
      if (!options?.signal?.aborted)
        setError(thrown instanceof AppError ? thrown : new NoResponse())
      return undefined
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [])
  const reset = useCallback(() => setError(null), [])
  const fields = error instanceof AppError ? error.fields : noFields
  return { run, busy, error, fields, reset }
}

const noFields: FieldErrors = {}

export async function resolveCall<C extends AnyCall>(callable: Callable<C>): Promise<C> {
  return typeof callable === 'function' ? await callable() : callable
}
