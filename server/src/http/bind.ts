import type { z } from 'zod'
import type { AnyCall, ParsedInputOf } from '#contract/call.ts'
import type { Asker, CallContext } from '../kit/call-context.ts'
import type { Reply } from './reply.ts'

/** A call of the contract with the service that carries it out. */
export interface Binding {
  call: AnyCall
  handle(input: never, context: CallContext): Promise<unknown>
  /** Runs at every use, also when the reply comes from memory. */
  onUse?(input: never, asker: Asker, reply: Reply): void
}

/** A handler answers a value, or a Reply of text that the database has already written. */
export function bind<C extends AnyCall>(
  call: C,
  handle: (input: ParsedInputOf<C>, context: CallContext) => Promise<z.input<C['output']> | Reply>,
  onUse?: (input: ParsedInputOf<C>, asker: Asker, reply: Reply) => void,
): Binding {
  return {
    call,
    handle: handle as Binding['handle'],
    ...(onUse ? { onUse: onUse as NonNullable<Binding['onUse']> } : {}),
  }
}
