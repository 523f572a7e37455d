import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useRevalidator } from 'react-router'
import { agenciesList, verifyAgency } from '#contract/agencies/agencies.calls.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import type { Cells } from '../../backoffice/list-columns.ts'
import type { ListRowOf } from '../../ui/list/resource-types.ts'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { AgencyRegistrationForm } from '../../shared/accounts/agency-registration-form.tsx'
import type { Route } from './+types/agency-management.screen.ts'
import { useNewAccountDialog } from '../../shared/accounts/new-account-dialog.tsx'
import { wireNames } from '#contract/values/wire-names.ts'

type AgencyRow = ListRowOf<typeof agenciesList>

export const loader = listLoader(agenciesList)

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Agency Management', matches)

const cells: Cells<typeof agenciesList> = {
  verified: ({ verified }) =>
    verified ? (
      <StatusText color="green">Verified</StatusText>
    ) : (
      <StatusText color="orange">Not verified</StatusText>
    ),
}

export default function AgencyManagementScreen({ loaderData }: Route.ComponentProps) {
  const verify = useVerification()
  const newAgency = useNewAccountDialog('New Agency', (onRegistered) => (
    <AgencyRegistrationForm bySuperAdmin onRegistered={onRegistered} />
  ))
  const actions = (agency: AgencyRow) =>
    !agency.verified && (
      <RowAction
        label="Verify"
        name={agency.agencyName}
        icon={<IconCircleCheck aria-hidden="true" />}
        busy={verify.busy}
        onPress={() => void verify.ask(agency)}
      />
    )
  return (
    <>
      <ListScreen
        resource={agenciesList}
        page={loaderData}
        title="Agency Management"
        nouns={{ one: 'agency', many: 'agencies' }}
        cells={cells}
        nameOf={(agency) => agency.agencyName}
        openPath={(agency) => links.agency(agency.id)}
        rowActions={actions}
        onNew={newAgency.open}
        newLabel="NEW AGENCY"
        headActions={
          <>
            <LinkButton to={links.userManagement()}>User Management</LinkButton>
            <LinkButton to={links.agentManagement()}>Agent Management</LinkButton>
          </>
        }
      />
      {newAgency.dialog}
    </>
  )
}

/** Agencies that registered themselves wait until their certificate has been checked. */
function useVerification() {
  const confirm = useConfirm()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(verifyAgency)

  async function ask(agency: AgencyRow) {
    const yes = await confirm({
      title: `Verify ${agency.agencyName}?`,
      body: `Please confirm that you have checked FFC number ${agency[wireNames.ffcNumber] ?? '(none)'} and company registration ${agency.companyRegNumber ?? '(none)'}. The agency will then appear on the site.`,
      confirmLabel: 'Verify',
    })
    const reply = yes && (await run({ id: agency.id }))
    if (!reply) return
    alerts.clear()
    alerts.show('SUCCESS', reply.message)
    await revalidate()
  }

  return { ask, busy }
}
