import { useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { register } from '#contract/accounts/registration.calls.ts'
import { registerAgency } from '#contract/agencies/agencies.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { getTerms } from '#contract/terms/terms.calls.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { useViewer } from '../../session/session.ts'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import type { Route } from './+types/register.screen.ts'
import { AgencyRegistrationForm } from '../../shared/accounts/agency-registration-form.tsx'
import { safePath } from '../../session/safe-path.ts'
import { handleForm } from '../../session/handle-form.ts'
import { RegistrationForm } from './registration-form.tsx'
import { agencyShape, individualShape } from '../../shared/accounts/registration-shapes.ts'
import { RegisterReasons } from './register-reasons.tsx'
import styles from './register.module.css'

type RegisterTab = 'individual' | 'agency'

/** One screen with two addresses, one for each tab. */
function tabOf({ pathname }: URL): RegisterTab {
  return pathname.toLowerCase().startsWith(links.registerAgency()) ? 'agency' : 'individual'
}

function tabsTo(back: string | undefined) {
  return [
    { id: 'individual', label: 'Register', to: links.register(back) },
    { id: 'agency', label: 'Agency Registration', to: links.registerAgency(back) },
  ] as const
}

/** Where the person was going when they were asked to register. */
function backOf({ searchParams }: URL): string | undefined {
  return safePath(searchParams.get('redirect'))
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const [{ name }, { version }] = await Promise.all([api(getCompany, {}), api(getTerms, {})])
  return { name, publicUrl, termsVersion: version, tab: tabOf(url), back: backOf(url) }
}

/** A registration submitted before any script had loaded. */
export async function action(args: Route.ActionArgs) {
  const { refused } =
    tabOf(args.url) === 'agency'
      ? await handleForm(args, { call: registerAgency, shape: agencyShape })
      : await handleForm(args, { call: register, shape: individualShape })
  return refused ?? redirect(links.loginAfter('registered', backOf(args.url)))
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Register',
    description: 'Create a free account to list a property or a timeshare week and to make offers.',
    path: loaderData?.tab === 'agency' ? links.registerAgency() : links.register(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.name,
  })

export default function RegisterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const alerts = useAlerts()
  const viewer = useViewer()
  const [tab, setTab] = useState<RegisterTab>(loaderData.tab)
  const [round, setRound] = useState(0)
  const refused = tab === loaderData.tab && round === 0 ? actionData : undefined
  const { termsVersion, back } = loaderData

  function registered(message: string) {
    alerts.show('SUCCESS', message)
    // A Super Admin may register the next person without leaving.
    if (viewer?.role === 'superAdmin') setRound(round + 1)
    else void navigate(links.login(back))
  }

  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.text}>
        <PageHeader
          title="Register"
          lede={`An account with ${loaderData.name} is free. You pay only when you list.`}
        />
        <RegisterReasons agency={tab === 'agency'} />
        <p className={styles.already}>
          Already registered? <Link to={links.login(back)}>Log in</Link>
        </p>
      </div>
      <section className={styles.panel} aria-label="Registration form">
        <Tabs
          label="Type of account"
          tabs={tabsTo(back)}
          selected={tab}
          onSelect={(id) => setTab(id === 'agency' ? 'agency' : 'individual')}
        >
          <div className={styles.body}>
            {tab === 'agency' ? (
              <AgencyRegistrationForm
                key={round}
                {...{ refused, termsVersion, back }}
                onRegistered={registered}
              />
            ) : (
              <RegistrationForm
                key={round}
                {...{ refused, termsVersion, back }}
                onRegistered={registered}
              />
            )}
          </div>
        </Tabs>
      </section>
    </div>
  )
}
