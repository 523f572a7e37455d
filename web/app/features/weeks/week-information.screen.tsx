import { listResortChoices } from '#contract/resorts/resorts.calls.ts'
import { getWeek } from '#contract/weeks/weeks.calls.ts'
import { listWeekStatuses } from '#contract/weeks/week-statuses.calls.ts'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { isAwaitingPayment } from '#contract/listings/listings.states.ts'
import { RecordHistory } from '../../backoffice/record-history/record-history.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { roleFromName } from '#contract/roles.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/week-information.screen.ts'
import { WeekInformation } from './information/week-information.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = guard('ownListings.manage', { context, url })
  const { api } = contextOf(context)
  const id = url.searchParams.get('week') ?? ''
  if (!/^[1-9]\d{0,8}$/.test(id)) throw refusal('notFound')
  const week = await awaitReply(api(getWeek, { id }), url)
  // Someone else's week can be viewed, but not changed.
  if (week.version === undefined) throw refusal('notAllowed', listingsTexts.notYours)
  if (!week.may.edit) throw refusal('notFound')
  const [choices, statuses] = await Promise.all([
    api(listResortChoices, {}),
    api(listWeekStatuses, {}),
  ])
  const isSuperAdmin = roleFromName(user.role) === 'superAdmin'
  return {
    week,
    choices,
    isSuperAdmin,
    // Only a Super Admin sees the statuses of an unpaid week.
    statuses: statuses.filter(({ code }) => isSuperAdmin || !isAwaitingPayment(code)),
    backTo: isSuperAdmin ? links.timeshareAdmin() : links.myWeeks(),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Week Information', matches)

export default function WeekInformationScreen({ loaderData }: Route.ComponentProps) {
  const { week } = loaderData
  return (
    <>
      <WeekInformation key={`${week.id} ${week.version}`} {...loaderData} />
      <RecordHistory table="weeks" rowId={week.id} version={week.version} />
    </>
  )
}
