import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { Who } from '#contract/permissions.ts'
import type { Page } from '#contract/values/paging.ts'
import { guard } from '../session/guard.ts'
import { contextOf } from '../session/request-context.ts'
import { openDefaultView } from './default-view.ts'
import { listInput, listStateOf, pageCount, queryAfter } from '../ui/list/list-state.ts'
import { awaitReply } from '../session/refusal.ts'
import type { AnyList, ListRowOf } from '../ui/list/resource-types.ts'

/** The loader of a list screen. By default it is for people who may edit the records. */
export function listLoader<R extends AnyList>(resource: R, who: Who = resource.who.write) {
  return async ({ context, url }: LoaderFunctionArgs): Promise<Page<ListRowOf<R>>> => {
    if (who !== 'everyone') guard(who, { context, url })
    const { api } = contextOf(context)
    if (who !== 'everyone') await openDefaultView(api, resource.name, url)
    const state = listStateOf(resource, url.searchParams)
    const page = (await awaitReply(api(resource.list, listInput(state)), url)) as Page<ListRowOf<R>>
    const last = pageCount(page.total, state.size)
    // Deleting the only row of the last page, or an old link, would show an empty page.
    if (state.page > last) {
      throw redirect(url.pathname + queryAfter(resource, url.searchParams, { page: last }))
    }
    return page
  }
}
