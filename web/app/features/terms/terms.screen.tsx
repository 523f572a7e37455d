import { getCompany } from '#contract/settings/settings.calls.ts'
import { getTerms } from '#contract/terms/terms.calls.ts'
import { links } from '../../links.ts'
import { pageMeta } from '../../page-meta.ts'
import { partsOf } from '../../request-context.ts'
import type { Route } from './+types/terms.screen.ts'
import { LegalText } from './legal-text.tsx'

const title = 'Terms and conditions'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = partsOf(context)
  const [company, terms] = await Promise.all([api(getCompany, {}), api(getTerms, {})])
  return { ...terms, siteName: company.name, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title,
        description: 'What we agree on when you list, buy or rent through us.',
        path: links.terms(),
        publicUrl: loaderData.publicUrl,
        siteName: loaderData.siteName,
      })
    : []

export default function TermsScreen({ loaderData }: Route.ComponentProps) {
  const { termsConditions, modified, version } = loaderData
  return <LegalText title={title} html={termsConditions} modified={modified} version={version} />
}
