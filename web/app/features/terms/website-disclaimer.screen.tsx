import { getCompany } from '#contract/settings/settings.calls.ts'
import { getLegalPage } from '#contract/terms/terms.calls.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import type { Route } from './+types/website-disclaimer.screen.ts'
import { LegalText } from './legal-text.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const [company, page] = await Promise.all([
    api(getCompany, {}),
    api(getLegalPage, { key: 'disclaimer' }),
  ])
  return { ...page, siteName: company.name, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.title,
        description:
          'What you can rely on when you use this site, and what you should check for yourself.',
        path: links.websiteDisclaimer(),
        publicUrl: loaderData.publicUrl,
        siteName: loaderData.siteName,
      })
    : []

export default function WebsiteDisclaimerScreen({ loaderData }: Route.ComponentProps) {
  return <LegalText {...loaderData} />
}
