import { redirect } from 'react-router'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { pageSizes } from '#contract/values/paging.ts'
import { listMyWeeks, myWeeksList } from '#contract/weeks/week-lists.calls.ts'
import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import { listInput, listStateOf, pageCount, queryAfter } from '../../ui/list/list-state.ts'
import { openDefaultView } from '../../backoffice/default-view.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { awaitReply } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { guard } from '../../session/guard.ts'
import { PayAction } from '../../shared/payments/pay-action.tsx'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/my-weeks.screen.ts'
import { myWeekCells, myWeekNarrowPairs, myWeekPairs } from './week-cells.tsx'
import { weekRowActions } from './week-row-actions.tsx'
import styles from './my-weeks.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = guard('ownListings.manage', { context, url })
  const { api } = contextOf(context)
  await openDefaultView(api, myWeeksList.name, url)
  const state = listStateOf(myWeeksList, url.searchParams)
  const [company, page] = await Promise.all([
    api(getCompany, {}),
    awaitReply(api(listMyWeeks, { ...listInput(state), userId: user.id }), url),
  ])
  const last = pageCount(page.total, state.size)
  if (state.page > last) {
    throw redirect(url.pathname + queryAfter(myWeeksList, url.searchParams, { page: last }))
  }
  return { name: company.name, page, userId: user.id }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('My Timeshare Weeks', matches)

export default function MyWeeksScreen({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <ListScreen
        resource={myWeeksList}
        page={loaderData.page}
        title="My Timeshare Weeks"
        nouns={{ one: 'week', many: 'weeks' }}
        cells={myWeekCells}
        under={myWeekPairs}
        underWhenNarrow={myWeekNarrowPairs}
        columnsAtFirst={myWeeksList.columns.length}
        source={{ input: { userId: loaderData.userId } }}
        sizes={pageSizes.myWeeks.sizes}
        nameOf={({ weekReference, resortName }) => `${weekReference}, ${resortName}`}
        editPath={({ id, may }) => (may.edit ? links.ownWeek(id) : undefined)}
        newPath={links.sellWeek()}
        newLabel={weeksMessages.newWeek}
        deletable={({ may }) => may.remove}
        rowActions={(week) => (
          <>
            <PayAction
              paidFor={{ kind: 'week', id: week.id }}
              name={week.weekReference}
              awaits={week.fee === 'due'}
            />
            {weekRowActions(week)}
          </>
        )}
      />
    </div>
  )
}
