import { getCompany } from '#contract/settings/settings.calls.ts'
import { getTerms, getTermsVersion } from '#contract/terms/terms.calls.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { awaitReply } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import type { Route } from './+types/terms.screen.ts'
import { LegalText } from './legal-text.tsx'

const title = 'Terms and conditions'

/** With a version in the URL: the text that someone accepted at the time. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const named = getTermsVersion.input.safeParse({ version: url.searchParams.get('version') })
  const [company, latest] = await Promise.all([api(getCompany, {}), api(getTerms, {})])
  const terms = named.success ? await awaitReply(api(getTermsVersion, named.data), url) : latest
  const isOld = terms.version !== latest.version
  return { ...terms, isOld, siteName: company.name, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title,
        description: 'The terms that apply when you list, buy or rent through us.',
        path: links.terms(),
        publicUrl: loaderData.publicUrl,
        siteName: loaderData.siteName,
      })
    : []

export default function TermsScreen({ loaderData }: Route.ComponentProps) {
  const { termsConditions, modified, version, isOld } = loaderData
  return (
    <LegalText
      title={title}
      html={termsConditions}
      modified={modified}
      version={version}
      notice={
        isOld && (
          <Alert type="INFO">
            This is an earlier version. <Link to={links.terms()}>Read the current terms</Link>
          </Alert>
        )
      }
    />
  )
}
