import type { z } from 'zod'
import type { AnyCall } from '#contract/call.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import { mayUse } from '#contract/permissions.ts'
import type { Limits } from '../kit/limits.ts'
import type { ReplyCache } from '../kit/reply-cache.ts'
import type { Binding } from './bind.ts'
import type { CallContext } from './call-context.ts'
import type { Idempotency } from './idempotency.ts'

export interface DispatcherParts {
  limits: Limits
  cache: ReplyCache
  idempotency: Idempotency
}

export interface Dispatcher {
  /** Carries out one call, whichever road it came by: HTTP or a page's loader. */
  run(call: AnyCall, input: unknown, context: CallContext): Promise<unknown>
  calls: AnyCall[]
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message
  return fields
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (Array.isArray(value)) return value.some(holdsNul)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul)
}

function parseInput(call: AnyCall, input: unknown): unknown {
  // PostgreSQL cannot store it, and nobody types it.
  if (holdsNul(input)) throw new AppError('badRequest')
  const parsed = call.input.safeParse(input)
  if (parsed.success) return parsed.data
  throw new AppError('invalidInput', {
    fields: fieldErrors(parsed.error),
    ...(call.invalidMessage ? { message: call.invalidMessage } : {}),
  })
}

/** Who must choose a new password first may do that, and otherwise what any visitor may. */
function withinPasswordChange(call: AnyCall, context: CallContext): CallContext {
  if (!context.session?.reply.user.loginPasswordChange || call.beforePasswordChange) return context
  if (call.who !== 'everyone') throw new AppError('changePassword')
  return { ...context, session: null }
}

/** Who must set two-factor sign-in up first may do that, and otherwise what any visitor may. */
function withinTwoFactor(call: AnyCall, context: CallContext): CallContext {
  if (!context.session?.reply.mustSetUpTwoFactor || call.beforeTwoFactor) return context
  if (call.who !== 'everyone') throw new AppError('twoFactorNeeded')
  return { ...context, session: null }
}

/** Every declared call must be bound exactly once, or the program must not start. */
function bindingsByName(bindings: Binding[], declared: AnyCall[]): Map<string, Binding> {
  const byName = new Map<string, Binding>()
  for (const binding of bindings) {
    if (byName.has(binding.call.name)) throw new Error(`${binding.call.name} is bound twice`)
    byName.set(binding.call.name, binding)
  }
  const missing = declared.filter((call) => !byName.has(call.name)).map((call) => call.name)
  if (missing.length) throw new Error(`Declared but not bound: ${missing.join(', ')}`)
  return byName
}

export function createDispatcher(
  parts: DispatcherParts,
  bindings: Binding[],
  declared: AnyCall[],
): Dispatcher {
  const byName = bindingsByName(bindings, declared)

  async function carryOut(binding: Binding, input: unknown, context: CallContext) {
    const result = await binding.handle(input as never, context)
    // Whatever the contract does not name stays here.
    return binding.call.output.parse(result)
  }

  return {
    calls: declared,
    async run(call, input, visitor) {
      const binding = byName.get(call.name)
      if (!binding) throw new AppError('noSuchCall')
      if (!mayUse(call.who, visitor.session)) {
        throw new AppError(visitor.session ? 'notAllowed' : 'notSignedIn')
      }
      const context = withinTwoFactor(call, withinPasswordChange(call, visitor))
      if (call.limit) await parts.limits.take(`${call.name}:${context.ip}`, call.limit)
      const parsed = parseInput(call, input)
      const work = () => carryOut(binding, parsed, context)
      if (call.cache) return parts.cache.keep(call, parsed, work)
      if (call.method === 'POST' && context.idempotencyKey && !call.confidential) {
        return parts.idempotency.once(call, parsed, context, work)
      }
      return work()
    },
  }
}
