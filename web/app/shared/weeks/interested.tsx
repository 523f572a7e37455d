import type { WeekListing } from '#contract/weeks/weeks.schema.ts'
import { links } from '#contract/links.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'

interface InterestedProps {
  week: Pick<WeekListing, 'id' | 'resortCode' | 'resortName' | 'weekReference' | 'mayEnquire'>
}

/** Opens the week with its offer and enquiry forms; it is disabled while the week is under offer. */
export function Interested({ week }: InterestedProps) {
  const { id, resortCode, resortName, weekReference, mayEnquire } = week
  const name = `Interested in ${weekReference}, ${resortName}`
  if (!mayEnquire) {
    return (
      <Button size="sm" disabled aria-label={name}>
        Interested
      </Button>
    )
  }
  return (
    <LinkButton size="sm" to={links.week(resortCode, id)} aria-label={name}>
      Interested
    </LinkButton>
  )
}
