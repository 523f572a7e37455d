import { listBanks } from '#contract/banks/banks.calls.ts'
import { getCompanySettings } from '#contract/settings/settings.calls.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { RecordHistory } from '../../backoffice/record-history/record-history.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/company-settings.screen.ts'
import { CompanyForm } from './company-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  guard('settings.manage', args)
  const { api } = contextOf(args.context)
  const [settings, banks] = await awaitReply(
    Promise.all([api(getCompanySettings, {}), api(listBanks, {})]),
    args.url,
  )
  return { settings, banks: banks.map(({ name }) => name) }
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Company settings', matches)

export default function CompanySettingsScreen({ loaderData }: Route.ComponentProps) {
  const { settings, banks } = loaderData
  return (
    <>
      <OfficeHeader
        title="Company settings"
        note="Used on pages, in emails and in documents"
        actions={<LinkButton to={links.changeLog('settings')}>View changes</LinkButton>}
      />
      <CompanyForm key={settings.version} settings={settings} banks={banks} />
      <RecordHistory table="settings" rowId="company" version={settings.version} />
    </>
  )
}
