import type { z } from 'zod'
import type { AnyCall, ParsedInputOf } from '#contract/call.ts'
import type { CallContext } from './call-context.ts'

/** A call of the contract with the service that carries it out. */
export interface Binding {
  call: AnyCall
  handle(input: never, context: CallContext): Promise<unknown>
}

export function bind<C extends AnyCall>(
  call: C,
  handle: (input: ParsedInputOf<C>, context: CallContext) => Promise<z.input<C['output']>>,
): Binding {
  return { call, handle: handle as Binding['handle'] }
}
