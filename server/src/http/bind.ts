import type { z } from 'zod'
import type { AnyCall, ParsedInputOf } from '#contract/call.ts'
import type { Caller, CallContext } from '../kit/call-context.ts'
import type { Reply } from '../kit/reply.ts'

/** A call of the contract with the service that executes it. */
export interface Binding {
  call: AnyCall
  handle(input: never, context: CallContext): Promise<unknown>
  /** Runs on every use, even when the reply is cached. */
  onUse?(input: never, caller: Caller, reply: Reply): void
}

/** A handler returns a value, or a Reply with JSON text that the database has already produced. */
export function bind<C extends AnyCall>(
  call: C,
  handle: (input: ParsedInputOf<C>, context: CallContext) => Promise<z.input<C['output']> | Reply>,
  onUse?: (input: ParsedInputOf<C>, caller: Caller, reply: Reply) => void,
): Binding {
  return {
    call,
    handle: handle as Binding['handle'],
    ...(onUse ? { onUse: onUse as NonNullable<Binding['onUse']> } : {}),
  }
}
