import type { Property } from '#contract/properties/properties.schema.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../../ui/navigation/link.tsx'

/** The agency that advertises a listing, with a link to its page if it has one. */
export function AgencyName({ agent }: { agent: NonNullable<Property['agent']> }) {
  const { agencyId, agencyName } = agent
  if (!agencyName) return null
  if (agencyId === null) return <span>{agencyName}</span>
  return <Link to={links.agencyPage(agencyId, agencyName)}>{agencyName}</Link>
}
