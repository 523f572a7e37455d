import { links } from '#contract/links.ts'
import { roleFromName } from '#contract/roles.ts'
import { useSession } from '../../session/session.ts'

/** The page with the offers on a listing: the user's own, or everyone's for a Super Admin. */
export function useOffersPath(): (reference: string) => string {
  const role = useSession()?.user.role
  return role !== undefined && roleFromName(role) === 'superAdmin' ? links.allOffers : links.offers
}
