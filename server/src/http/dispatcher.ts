import type { z } from 'zod'
import { invalidMessageOf } from '#contract/invalid-message.ts'
import { readsReplicas, type AnyCall, type FileReply } from '#contract/call.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import { mayUse } from '#contract/permissions.ts'
import { currentRequest, readingFromReplicas } from '../db/request-scope.ts'
import type { Limits } from '../kit/limits.ts'
import type { CacheEntry, ReplyCache } from '../kit/reply-cache.ts'
import type { Binding } from './bind.ts'
import { anonymousCaller, type Caller, type CallContext } from '../kit/call-context.ts'
import type { Idempotency } from './idempotency.ts'
import { kindOf, type Overload } from './overload.ts'
import { checkValues } from './incoming.ts'
import { createCachedReplies, type CachedReplies } from './cached-replies.ts'
import { Reply } from '../kit/reply.ts'
import { takeForCall, takePixels } from './visitor-limits.ts'

export interface DispatcherServices {
  limits: Limits
  cache: ReplyCache
  idempotency: Idempotency
  overload: Overload
  /** Runs after each call, before its reply is sent. */
  rememberWrites?(session: CallContext['session']): Promise<void>
}

/** One use of a call, reported so that a page made with its reply can be cached. */
export interface Use {
  call: AnyCall
  entry: CacheEntry | undefined
  /** Must run again whenever the cached page is served, because the call itself does not run then. */
  record?: (caller: Caller) => void
  /** The bytes that `record` keeps in memory while it is cached. */
  weight?: number
}

export interface CallOptions {
  /** The address of the request: the same one always means the same input. */
  address?: string
  onUse?: (use: Use) => void
  /** The caller is a page that a person opened, and not an API client. */
  forPage?: true
}

export interface Dispatcher {
  /** Executes one call, from HTTP or from a page's loader. */
  run(call: AnyCall, input: unknown, context: CallContext, options?: CallOptions): Promise<Reply>
  /** The cached reply to an address that was requested before, for an anonymous visitor. */
  findCached(call: AnyCall, address: string): Reply | undefined
  /** Refuses callers without permission, before anything is read. */
  admit(call: AnyCall, context: CallContext): void
  /** The same before a form with files is read: the upload counts against the limit, whatever it contains. */
  admitUpload(call: AnyCall, context: CallContext): Promise<void>
  calls: AnyCall[]
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message
  return fields
}

function parseInput(call: AnyCall, input: unknown): unknown {
  checkValues(input)
  const parsed = call.input.safeParse(input)
  if (parsed.success) return parsed.data
  const fields = fieldErrors(parsed.error)
  throw new AppError('invalidInput', { fields, message: invalidMessageOf(call, fields) })
}

/** A user who must choose a new password first may do that, and otherwise only what any visitor may. */
function withinPasswordChange(call: AnyCall, context: CallContext): CallContext {
  if (!context.session?.reply.user.loginPasswordChange || call.beforePasswordChange) return context
  if (call.who !== 'everyone') throw new AppError('changePassword')
  return { ...context, session: null }
}

/** A user who must set up two-factor login first may do that, and otherwise only what any visitor may. */
function withinTwoFactor(call: AnyCall, context: CallContext): CallContext {
  if (!context.session?.reply.mustSetUpTwoFactor || call.beforeTwoFactor) return context
  if (call.who !== 'everyone') throw new AppError('twoFactorNeeded')
  return { ...context, session: null }
}

/** A Super Admin viewing as a user can read what that user can read; secrets and changes are refused. */
function refuseWhileViewing(call: AnyCall, { session }: CallContext): void {
  if (!session?.viewedBy || call.whileViewing) return
  if (call.method !== 'GET' || call.confidential) throw new AppError('viewingOnly')
}

/** Whether a repeated request with the same key gets the first reply again. */
function takesKey({ method, confidential, produces, repeatable }: AnyCall): boolean {
  return method === 'POST' && !confidential && !produces && !repeatable
}

/** Whether the caller has written something that the cache may not know of yet: then a cached reply may be too old. */
function hasUnseenWrites(): boolean {
  return currentRequest()?.state?.primaryOnly ?? false
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

/** Apart from its caller, because a cached page keeps this closure: it must not keep the page's request in memory. */
function recordOf(
  { onUse }: Binding,
  input: unknown,
  reply: Reply,
): Pick<Use, 'record' | 'weight'> {
  if (!onUse) return {}
  return { record: (caller) => onUse(input as never, caller, reply), weight: reply.weight }
}

export function createDispatcher(
  services: DispatcherServices,
  bindings: Binding[],
  declared: AnyCall[],
): Dispatcher {
  const byName = bindingsByName(bindings, declared)
  const cachedReplies: CachedReplies = createCachedReplies(services.cache)

  async function execute(binding: Binding, input: unknown, context: CallContext): Promise<Reply> {
    const handle = () => binding.handle(input as never, context)
    const result = await (readsReplicas(binding.call) ? readingFromReplicas(handle) : handle())
    // Fields that the contract does not declare are not returned.
    if (result instanceof Reply) return result
    const value = binding.call.output.parse(result)
    return binding.call.produces ? Reply.ofFile(value as FileReply) : Reply.of(value)
  }

  function admit(call: AnyCall, visitor: CallContext): CallContext {
    if (!mayUse(call.who, visitor.session)) {
      throw new AppError(visitor.session ? 'notAllowed' : 'notSignedIn')
    }
    refuseWhileViewing(call, visitor)
    return withinTwoFactor(call, withinPasswordChange(call, visitor))
  }

  async function respond(binding: Binding, parsed: unknown, context: CallContext): Promise<Reply> {
    const { call } = binding
    if (context.idempotencyKey && takesKey(call)) {
      const work = async (own: CallContext) => (await execute(binding, parsed, own)).value
      return Reply.of(await services.idempotency.once(call, parsed, context, work))
    }
    return execute(binding, parsed, context)
  }

  /** Also after a failure: what was committed before it has been written all the same. */
  async function rememberingWrites<T>({ session }: CallContext, work: () => Promise<T>) {
    try {
      return await work()
    } finally {
      await services.rememberWrites?.(session)
    }
  }

  return {
    calls: declared,
    admit,
    async admitUpload(call, visitor) {
      await takeForCall(services.limits, call, admit(call, visitor), false)
    },
    findCached(call, address) {
      if (!call.cache || !mayUse(call.who, null)) return undefined
      const found = cachedReplies.find(address)
      if (!found) return undefined
      byName.get(call.name)?.onUse?.(found.input as never, anonymousCaller, found.reply)
      return found.reply
    },
    async run(call, input, visitor, options = {}) {
      const binding = byName.get(call.name)
      if (!binding) throw new AppError('noSuchCall')
      if (call.method !== 'GET' || call.outside) currentRequest()?.deadline?.complete()
      const context = admit(call, visitor)
      const cacheable =
        call.cache && !(call.cache.forVisitors && context.session) && !hasUnseenWrites()
      const limited = () => takeForCall(services.limits, call, context, options.forPage ?? false)
      // An upload was counted before it was read.
      if (!cacheable && !context.files) await limited()
      if (context.files) await takePixels(services.limits, context)
      const read = () => cachedReplies.request(call, options.address, () => parseInput(call, input))
      const request = await (async () => read())().catch(async (error: unknown) => {
        // Invalid input counts as well; otherwise it could be sent endlessly.
        if (cacheable) await limited()
        throw error
      })
      const fresh = async () => {
        if (!cacheable) return respond(binding, request.input, context)
        // Before the work that simultaneous callers share, so that each of them is counted and refused individually.
        await limited()
        return cachedReplies.cacheAs(request, () => execute(binding, request.input, context))
      }
      // The overload protection accepts or refuses a page as a whole, so it does not apply to the calls of its loaders.
      const accepted = () =>
        options.forPage ? fresh() : services.overload.run(kindOf(call, context), fresh)
      // A cached reply costs nothing: it is never refused, and does not count against a limit.
      const reply =
        (cacheable && cachedReplies.cached(request)) || (await rememberingWrites(context, accepted))
      const recording = recordOf(binding, request.input, reply)
      recording.record?.(context)
      options.onUse?.({
        call,
        entry: cacheable ? request.entry : undefined,
        ...recording,
      })
      return reply
    },
  }
}
