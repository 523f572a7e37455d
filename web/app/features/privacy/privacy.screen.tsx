import { listConsents, listOwnRequests } from '#contract/privacy/privacy.calls.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { secretPageMeta } from '../../page-meta.ts'
import { awaitReply } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { AccountFrame } from '../../shared/accounts/account-frame.tsx'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/privacy.screen.ts'
import { AskForm } from './ask-form.tsx'
import { ConsentList } from './consent-list.tsx'
import { Download } from './download.tsx'
import { MarketingChoice } from './marketing-choice.tsx'
import { OwnRequests } from './own-requests.tsx'

export async function loader(args: Route.LoaderArgs) {
  guard('signedIn', args)
  const { api } = contextOf(args.context)
  const [{ marketing, items }, requests] = await awaitReply(
    Promise.all([api(listConsents, {}), api(listOwnRequests, {})]),
    args.url,
  )
  return { marketing, consents: items, requests, proof: args.url.searchParams.get('proof') }
}

export const meta: Route.MetaFunction = ({ matches }) => secretPageMeta('Privacy', matches)

export default function PrivacyScreen({ loaderData }: Route.ComponentProps) {
  const { marketing, consents, requests, proof } = loaderData
  return (
    <AccountFrame
      title="Privacy"
      lede="See what we hold about you, manage your consents, and ask us to correct or delete your data. These are your rights under the Protection of Personal Information Act (POPIA)."
    >
      <FormPanel
        title="Download my data"
        help="One file with your profile, listings, offers, payments, messages and consents."
      >
        <Download proof={proof} />
      </FormPanel>
      <FormPanel title="Correct my data">
        <p className={wholeRow}>
          You can change most of your details in <Link to={links.profile()}>your profile</Link>. For
          anything else, send us a request below.
        </p>
      </FormPanel>
      <FormPanel
        title="Consents"
        help="You can withdraw a consent at any time. This does not affect anything that was done lawfully before then."
      >
        <MarketingChoice marketing={marketing} />
        <ConsentList consents={consents} />
      </FormPanel>
      <FormPanel
        title="Privacy requests"
        help="We reply within 30 days, free of charge. We must keep records of payments and accepted offers for as long as the law requires."
      >
        <OwnRequests requests={requests} />
        <AskForm key={requests.length} />
      </FormPanel>
    </AccountFrame>
  )
}
