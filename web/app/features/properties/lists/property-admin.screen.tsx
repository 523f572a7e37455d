import { listAdminProperties } from '#contract/properties/properties.calls.ts'
import { officeMeta } from '../../../backoffice/office-meta.ts'
import { ownPageMeta } from '../../../page-meta.ts'
import type { Route } from './+types/property-admin.screen.ts'
import { PropertiesList } from './properties-list.tsx'
import { loadProperties } from './property-lists.ts'

export const loader = (args: Route.LoaderArgs) => loadProperties(args, listAdminProperties)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.superAdmin
    ? officeMeta('Property Admin', matches)
    : ownPageMeta('My properties', matches)

/** What a person manages: their own, their agency's, or all for a Super Admin. */
export default function PropertyAdminScreen({ loaderData }: Route.ComponentProps) {
  return (
    <PropertiesList
      {...loaderData}
      call={listAdminProperties}
      title={loaderData.superAdmin ? 'Property Admin' : 'My properties'}
    />
  )
}
