import { Link } from 'react-router'
import { listConsents, listOwnRequests } from '#contract/privacy/privacy.calls.ts'
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

export const meta: Route.MetaFunction = () => [
  { title: 'Privacy' },
  { name: 'robots', content: 'noindex' },
  // The address may hold the proof of a mailbox.
  { name: 'referrer', content: 'no-referrer' },
]

export default function PrivacyScreen({ loaderData }: Route.ComponentProps) {
  const { marketing, consents, requests, proof } = loaderData
  return (
    <AccountFrame
      title="Privacy"
      lede="What we hold about you, what you agreed to, and what you want us to do about it. It is your right under the Protection of Personal Information Act."
    >
      <FormPanel
        title="Download my data"
        help="One document with your profile, listings, offers, payments, messages and consents."
      >
        <Download proof={proof} />
      </FormPanel>
      <FormPanel title="Correct my data">
        <p className={wholeRow}>
          Most of it you can change yourself on <Link to={links.profile()}>your profile</Link>. Ask
          us below for the rest.
        </p>
      </FormPanel>
      <FormPanel
        title="Consents"
        help="A consent that you withdraw ends from now on; what was done before stays lawful."
      >
        <MarketingChoice marketing={marketing} />
        <ConsentList consents={consents} />
      </FormPanel>
      <FormPanel
        title="Ask us"
        help="We answer within 30 days, free of charge. Payments and accepted offers must be kept for as long as the law asks."
      >
        <OwnRequests requests={requests} />
        <AskForm key={requests.length} />
      </FormPanel>
    </AccountFrame>
  )
}
