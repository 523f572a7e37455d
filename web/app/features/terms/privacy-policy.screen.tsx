import { getCompany } from '#contract/settings/settings.calls.ts'
import { getLegalPage } from '#contract/terms/terms.calls.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import type { Route } from './+types/privacy-policy.screen.ts'
import { LegalText } from './legal-text.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const [company, page] = await Promise.all([
    api(getCompany, {}),
    api(getLegalPage, { key: 'privacy' }),
  ])
  return { ...page, siteName: company.name, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.title,
        description:
          'What personal information we hold, why, for how long, and what your rights are.',
        path: links.privacyPolicy(),
        publicUrl: loaderData.publicUrl,
        siteName: loaderData.siteName,
      })
    : []

export default function PrivacyPolicyScreen({ loaderData }: Route.ComponentProps) {
  return <LegalText {...loaderData} />
}
