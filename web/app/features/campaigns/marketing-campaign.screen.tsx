import { redirect } from 'react-router'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import { getLandingPage } from '#contract/campaigns/campaigns.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { isAppError } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { useCompany } from '../../session/session.ts'
import type { Route } from './+types/marketing-campaign.screen.ts'
import styles from './marketing-campaign.module.css'

/** People who make campaigns may preview one that is not live. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const id = idInPath.safeParse(params.id)
  if (!id.success) throw redirect(links.campaignExpired())
  try {
    const [campaign, company] = await Promise.all([
      api(getLandingPage, { id: id.data }),
      api(getCompany, {}),
    ])
    const { html: _html, ...page } = campaign
    if (!page.isActive && !url.searchParams.has('preview')) throw redirect(links.campaignExpired())
    // The mailing in the email's link also counts for the listings on its page.
    const mailed = url.searchParams.get(campaignLinks.mailed)
    const view = mailed
      ? `${page.view}?${new URLSearchParams({ [campaignLinks.mailed]: mailed })}`
      : page.view
    return { ...page, view, siteName: company.name, publicUrl }
  } catch (error) {
    if (isAppError(error) && error.code === 'notFound') throw redirect(links.campaignExpired())
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData: page }) =>
  page
    ? [
        ...pageMeta({ ...page, title: page.subject, path: links.clientView(page.id) }),
        ...(page.isActive ? [] : [{ name: 'robots', content: 'noindex' }]),
      ]
    : []

/** What its links may do once a person follows one; the same as in the server's headers. */
const allowed =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** A campaign fills the page. Its HTML is in a frame without an origin and reads nothing of ours. */
export default function MarketingCampaignScreen({ loaderData: page }: Route.ComponentProps) {
  const company = useCompany()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Logo company={company} className={styles.logo} />
        {page.isActive ? (
          <p className={styles.contact}>
            <a href={`tel:${company.phoneInternational}`}>{company.phone}</a>
            <LinkButton size="sm" to={links.contact()}>
              Contact
            </LinkButton>
          </p>
        ) : (
          <p className={styles.note}>Not live: only Designers and Super Admins can see this.</p>
        )}
      </header>
      <main id="main" className={styles.main}>
        <h1 className="vh">{page.subject}</h1>
        <iframe className={styles.frame} title={page.subject} src={page.view} sandbox={allowed} />
      </main>
    </div>
  )
}
