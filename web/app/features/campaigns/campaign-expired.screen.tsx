import { campaignsMessages as messages } from '#contract/campaigns/campaigns.messages.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/campaign-expired.screen.ts'

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(messages.expired, matches)

export default function CampaignExpiredScreen() {
  return (
    <Notice
      overline="MARKETING CAMPAIGN"
      title={messages.expired}
      actions={
        <>
          <LinkButton kind="brand" to={links.weeksToBuy()}>
            Timeshare To Buy
          </LinkButton>
          <LinkButton to={links.propertySearch()}>Find a property</LinkButton>
        </>
      }
    >
      The listings may still be available. See what is on the market today.
    </Notice>
  )
}
