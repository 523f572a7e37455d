import { campaignsMessages as messages } from '#contract/campaigns/campaigns.messages.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { Route } from './+types/campaign-expired.screen.ts'

export const meta: Route.MetaFunction = () => [
  { title: messages.expired },
  { name: 'robots', content: 'noindex' },
]

export default function CampaignExpiredScreen() {
  return (
    <Notice
      overline="MARKETING CAMPAIGN"
      title={messages.expired}
      actions={
        <>
          <LinkButton kind="brand" to={links.weeksToBuy()}>
            Weeks to buy
          </LinkButton>
          <LinkButton to={links.propertySearch()}>Homes and business space</LinkButton>
        </>
      }
    >
      What it showed may still be for sale. Have a look at what is on the site today.
    </Notice>
  )
}
