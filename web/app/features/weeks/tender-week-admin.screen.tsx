import { tenderWeeksList } from '#contract/weeks/week-lists.calls.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/tender-week-admin.screen.ts'
import { adminColumnsAtFirst, adminWeekCells } from './week-cells.tsx'
import { weekRowActions } from './week-row-actions.tsx'

export const loader = listLoader(tenderWeeksList)

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Tender Week Admin', matches)

/** Weeks that are sold by tender. A week becomes one on its own screen, so there is no New here. */
export default function TenderWeekAdminScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={tenderWeeksList}
      page={loaderData}
      title="Tender Week Admin"
      nouns={{ one: 'tender week', many: 'tender weeks' }}
      cells={adminWeekCells}
      columnsAtFirst={adminColumnsAtFirst}
      nameOf={({ weekReference, resortName }) => `${weekReference}, ${resortName}`}
      editPath={({ id }) => links.weekInformation(id)}
      deletable={({ may }) => may.remove}
      rowActions={weekRowActions}
    />
  )
}
