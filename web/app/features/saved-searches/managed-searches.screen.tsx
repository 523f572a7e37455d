import { data, useRevalidator } from 'react-router'
import { links } from '#contract/links.ts'
import {
  changeManagedSearch,
  listManagedSearches,
  removeManagedSearch,
} from '#contract/saved-searches/saved-searches.calls.ts'
import { secretPageMeta } from '../../page-meta.ts'
import { isAppError, thrownFor } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { FormSheet } from '../../ui/layout/form-sheet.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import type { Route } from './+types/managed-searches.screen.ts'
import { removalQuestion } from './removal-question.ts'
import type { SearchActions } from './search-actions.ts'
import { SearchList } from './search-list.tsx'
import styles from './managed-searches.module.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { token } = params
  try {
    return { ...(await contextOf(context).api(listManagedSearches, { token })), expired: null }
  } catch (error) {
    if (!isAppError(error) || error.code !== 'linkOld') throw thrownFor(error, url)
    return data({ email: '', items: [], expired: error.message }, { status: error.status })
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta('Your saved searches', matches)

function useLinkActions(token: string): SearchActions {
  const alerts = useAlerts()
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const changing = useAction(changeManagedSearch)
  const removing = useAction(removeManagedSearch)

  async function settle(reply: { message: string } | undefined): Promise<boolean> {
    if (reply) alerts.show('SUCCESS', reply.message)
    await revalidate()
    return reply !== undefined
  }
  return {
    busy: changing.busy || removing.busy,
    async change({ id, version }, change) {
      alerts.clear()
      return settle(await changing.run({ ...change, id, version, token }))
    },
    async remove(search) {
      if (!(await confirm(removalQuestion(search)))) return
      alerts.clear()
      await settle(await removing.run({ id: search.id, token }))
    },
  }
}

function ExpiredLink({ message }: { message: string }) {
  return (
    <FormSheet title="Your saved searches">
      <Alert type="WARNING">{message}</Alert>
      <LinkButton to={links.savedSearches()} block>
        Open my account
      </LinkButton>
    </FormSheet>
  )
}

/** For someone without an account, with the link from an email. */
export default function ManagedSearchesScreen({ loaderData, params }: Route.ComponentProps) {
  const { email, items, expired } = loaderData
  const actions = useLinkActions(params.token)
  if (expired !== null) return <ExpiredLink message={expired} />
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeader
        title="Your saved searches"
        lede="Pause them, choose when we email you, or delete them. You do not need an account."
      />
      {items.length === 0 ? (
        <EmptyState
          title="There are no saved searches for this address"
          actions={<LinkButton to={links.savedSearches()}>Open my account</LinkButton>}
        >
          {email} receives no emails about searches. If you have an account with this address, your
          searches are there.
        </EmptyState>
      ) : (
        <SearchList items={items} email={email} actions={actions} />
      )}
    </div>
  )
}
