import type { LoaderFunctionArgs } from 'react-router'
import type { Who } from '#contract/permissions.ts'
import { guard } from '../session/guard.ts'
import { contextOf } from '../session/request-context.ts'
import { awaitReply, refusal } from '../session/refusal.ts'
import type { AnyResource, RowOf } from '../ui/list/resource-types.ts'

/** The loader of a form screen: the record named in the path, or null for a new one. */
export function formLoader<R extends AnyResource>(resource: R, who: Who = resource.who.write) {
  return async ({ context, url, params }: LoaderFunctionArgs): Promise<RowOf<R> | null> => {
    if (who !== 'everyone') guard(who, { context, url })
    if (params.id === undefined || params.id === '0') return null
    const input = resource.get.input.safeParse({ id: params.id })
    if (!input.success) throw refusal('notFound')
    return (await awaitReply(contextOf(context).api(resource.get, input.data), url)) as RowOf<R>
  }
}
