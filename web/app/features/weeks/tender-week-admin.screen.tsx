import { useMemo } from 'react'
import { tenderWeeksList } from '#contract/weeks/week-lists.calls.ts'
import { listWeekStatuses } from '#contract/weeks/week-statuses.calls.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import type { Route } from './+types/tender-week-admin.screen.ts'
import { weekBulkActions } from './week-bulk-actions.tsx'
import { adminColumnsAtFirst, adminWeekCells } from './week-cells.tsx'
import { weekRowActions } from './week-row-actions.tsx'

const loadPage = listLoader(tenderWeeksList)

export async function loader(args: Route.LoaderArgs) {
  const [page, statuses] = await Promise.all([
    loadPage(args),
    contextOf(args.context).api(listWeekStatuses, {}),
  ])
  return { page, statuses }
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Tender Week Admin', matches)

/** Weeks that are sold by tender. A week becomes one on its own screen, so there is no New here. */
export default function TenderWeekAdminScreen({ loaderData }: Route.ComponentProps) {
  const { page, statuses } = loaderData
  const bulkActions = useMemo(() => weekBulkActions(statuses), [statuses])
  return (
    <ListScreen
      resource={tenderWeeksList}
      page={page}
      title="Tender Week Admin"
      nouns={{ one: 'tender week', many: 'tender weeks' }}
      cells={adminWeekCells}
      columnsAtFirst={adminColumnsAtFirst}
      nameOf={({ weekReference, resortName }) => `${weekReference}, ${resortName}`}
      editPath={({ id, may }) => (may.edit ? links.weekInformation(id) : undefined)}
      deletable={({ may }) => may.remove}
      bulkActions={bulkActions}
      rowActions={weekRowActions}
    />
  )
}
