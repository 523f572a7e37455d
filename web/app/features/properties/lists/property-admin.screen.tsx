import { listAdminProperties } from '#contract/properties/properties.calls.ts'
import { officeMeta } from '../../../backoffice/office-meta.ts'
import type { Route } from './+types/property-admin.screen.ts'
import { PropertiesList } from './properties-list.tsx'
import { loadProperties } from './property-lists.ts'

export const loader = (args: Route.LoaderArgs) => loadProperties(args, listAdminProperties)

export const meta: Route.MetaFunction = () => officeMeta('Property Admin')

/** What a person looks after: their own, their agency's, or all for a Super Admin. */
export default function PropertyAdminScreen({ loaderData }: Route.ComponentProps) {
  return <PropertiesList {...loaderData} title="Property Admin" />
}
