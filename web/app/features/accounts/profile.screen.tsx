import { redirect } from 'react-router'
import { getIndividual } from '#contract/accounts/individuals.calls.ts'
import { listBanks } from '#contract/banks/banks.calls.ts'
import { listProvinces } from '#contract/places/places.calls.ts'
import { isAgentRole, roleFromName } from '#contract/roles.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { RecordHistory } from '../../backoffice/record-history/record-history.tsx'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { AccountFrame } from '../../shared/accounts/account-frame.tsx'
import { guard } from '../../session/guard.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/profile.screen.ts'
import { accessChoices } from '../../shared/accounts/access-choices.ts'
import { IndividualForm } from './individual-form.tsx'
import { ConfirmAddress } from '../../shared/accounts/confirm-address.tsx'
import { ViewAs } from '../../shared/accounts/view-as.tsx'
import { ResetTwoFactor } from '../../shared/accounts/reset-two-factor.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { user, person } = guard('signedIn', args)
  const { api } = contextOf(args.context)
  const asked = args.url.searchParams.get('id')
  const role = roleFromName(user.role)
  const bySuperAdmin = role === 'superAdmin'
  // An agent's record is of a different kind and has its own screen.
  if (asked === null && role && isAgentRole(role)) throw redirect(links.agentProfile())
  const input = getIndividual.input.safeParse({ id: asked ?? person?.id })
  if (!input.success) throw refusal('notFound')
  const [record, provinces, banks, access] = await Promise.all([
    awaitReply(api(getIndividual, input.data), args.url),
    api(listProvinces, {}),
    api(listBanks, {}),
    bySuperAdmin ? accessChoices(api) : null,
  ])
  return {
    person: record,
    own: record.userId === user.id,
    /** The frame around the page. */
    inOffice: bySuperAdmin && asked !== null,
    provinces: provinces.map(({ name }) => name),
    banks: banks.map(({ name }) => name),
    access,
    cancelTo: bySuperAdmin ? links.userManagement() : links.login(),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(loaderData?.inOffice ? loaderData.person.fullName : 'Update Profile Info', matches)

export default function ProfileScreen({ loaderData }: Route.ComponentProps) {
  const { inOffice, ...props } = loaderData
  const { person, own } = props
  const form = (
    <IndividualForm key={`${person.id} ${person.version} ${person.user.version}`} {...props} />
  )
  if (!inOffice) {
    return (
      <AccountFrame title="Update Profile Info" lede="Your personal and contact details.">
        {form}
      </AccountFrame>
    )
  }
  return (
    <>
      <OfficeHeader
        title={person.fullName}
        overline="UPDATE PROFILE INFO"
        note={`ID ${person.id}, ${person.user.role}`}
        actions={
          own ? null : (
            <>
              {!person.user.emailConfirmed && <ConfirmAddress userId={person.userId} />}
              <ViewAs userId={person.userId} name={person.fullName} />
              <ResetTwoFactor userId={person.userId} name={person.fullName} />
            </>
          )
        }
      />
      {form}
      <RecordHistory
        table="users"
        rowId={person.userId}
        version={`${person.version} ${person.user.version}`}
      />
    </>
  )
}
