import { redirect, type LoaderFunctionArgs } from 'react-router'
import {
  type listAdminProperties,
  type listOwnProperties,
  listPropertyStatuses,
  propertiesList,
} from '#contract/properties/properties.calls.ts'
import { openDefaultView } from '../../../backoffice/default-view.ts'
import { listInput, listStateOf, pageCount, queryAfter } from '../../../ui/list/list-state.ts'
import { awaitReply } from '../../../session/refusal.ts'
import { contextOf } from '../../../session/request-context.ts'
import { guard } from '../../../session/guard.ts'

type PropertiesCall = typeof listAdminProperties | typeof listOwnProperties

/** A page of the properties that this person manages, or has listed. */
export async function loadProperties(
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
  call: PropertiesCall,
  fixed: Record<string, string> = {},
) {
  const session = guard('ownListings.manage', { context, url })
  const { api } = contextOf(context)
  await openDefaultView(api, propertiesList.name, url)
  const state = listStateOf(propertiesList, url.searchParams)
  const input = { ...listInput(state), ...fixed, x: session.user.username }
  const [page, statuses] = await Promise.all([
    awaitReply(api(call, input as never), url),
    api(listPropertyStatuses, {}),
  ])
  const last = pageCount(page.total, state.size)
  // Deleting the only row of the last page would show an empty one.
  if (state.page > last) {
    throw redirect(url.pathname + queryAfter(propertiesList, url.searchParams, { page: last }))
  }
  return {
    page,
    /** What the list was read with in addition to its address. */
    source: { input: { ...fixed, x: session.user.username } },
    mayAssign: ['Super Admin', 'Agency'].includes(session.user.role),
    heading: 'heading' in page ? String(page.heading) : '',
    superAdmin: session.user.role === 'Super Admin',
    statuses: statuses.map(({ code, description }) => ({ value: code, label: description })),
  }
}

export type PropertiesPage = Awaited<ReturnType<typeof loadProperties>>
