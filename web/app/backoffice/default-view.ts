import { redirect } from 'react-router'
import type { Api } from '#contract/client.ts'
import { listSavedViews } from '#contract/saved-views/saved-views.calls.ts'
import { viewAddress } from './view-query.ts'

/** A list opened without parameters opens with the person's default view, if there is one. */
export async function openDefaultView(api: Api, list: string, url: URL): Promise<void> {
  if (url.search !== '') return
  const views = await api(listSavedViews, { list })
  const view = views.find(({ isDefault }) => isDefault)
  if (view) throw redirect(url.pathname + viewAddress(view))
}
