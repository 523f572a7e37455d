import { listAdminProperties } from '#contract/properties/properties.calls.ts'
import { officeMeta } from '../../../backoffice/office-meta.ts'
import type { Route } from './+types/property-admin.screen.ts'
import { PropertiesList } from './properties-list.tsx'
import { loadProperties } from './property-lists.ts'

export const loader = (args: Route.LoaderArgs) => loadProperties(args, listAdminProperties)

/** The specified name is the Super Admin's; everyone else sees the name that their menu uses. */
function titleOf(superAdmin: boolean): string {
  return superAdmin ? 'Property Admin' : 'My properties'
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(titleOf(loaderData?.superAdmin ?? false))

/** What a person manages: their own, their agency's, or all for a Super Admin. */
export default function PropertyAdminScreen({ loaderData }: Route.ComponentProps) {
  return <PropertiesList {...loaderData} title={titleOf(loaderData.superAdmin)} />
}
