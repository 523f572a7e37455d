import { invalidMessageOf } from '#contract/invalid-message.ts'
import type { AnyCall } from '#contract/call.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import type { BulkResult } from '#contract/bulk-actions/bulk-actions.calls.ts'
import { mayUse } from '#contract/permissions.ts'
import { rehearse } from '../../db/joined-transaction.ts'
import type { CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'

/** The actions available for several rows: the calls of all features, each with its handler. */
export interface BoundCall {
  call: AnyCall
  handle(input: never, context: CallContext): Promise<unknown>
}

interface BulkAction {
  call: string
  inputs: Record<string, unknown>[]
  preview: boolean
}

function parse(call: AnyCall, input: unknown): unknown {
  const parsed = call.input.safeParse(input)
  if (parsed.success) return parsed.data
  const fields: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message
  const [first] = Object.values(fields)
  throw new AppError('invalidInput', {
    fields,
    message: first ?? invalidMessageOf(call, fields),
  })
}

/** Sequentially, each in its own transaction: a row that is refused does not hold up the next. */
export async function runBulkAction(
  { database }: Pick<Services, 'database'>,
  bound: readonly BoundCall[],
  { call: name, inputs, preview }: BulkAction,
  outer: CallContext,
): Promise<{ results: BulkResult[] }> {
  const found = bound.find(({ call }) => call.name === name && call.bulk)
  if (!found) throw new AppError('noSuchCall')
  const { call, handle } = found
  if (!mayUse(call.who, outer.session)) throw new AppError('notAllowed')
  // The key of the request belongs to the request, not to each row.
  const { completion: _completion, ...context } = { ...outer, idempotencyKey: undefined }
  const results: BulkResult[] = []
  for (const input of inputs) {
    const run = async () => handle(parse(call, input) as never, context)
    results.push(await resultOf(preview ? () => rehearse(database, run) : run))
  }
  return { results }
}

async function resultOf(run: () => Promise<unknown>): Promise<BulkResult> {
  try {
    await run()
    return { done: true, message: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { done: false, message: error.message }
  }
}
