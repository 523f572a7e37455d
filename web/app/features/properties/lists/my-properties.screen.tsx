import { listOwnProperties } from '#contract/properties/properties.calls.ts'
import { officeMeta } from '../../../backoffice/office-meta.ts'
import { ownPageMeta } from '../../../page-meta.ts'
import type { Route } from './+types/my-properties.screen.ts'
import { PropertiesList } from './properties-list.tsx'
import { loadProperties } from './property-lists.ts'

export const loader = (args: Route.LoaderArgs) => loadProperties(args, listOwnProperties)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.superAdmin
    ? officeMeta('My properties', matches)
    : ownPageMeta('My properties', matches)

/** A person's own listings, published or not. */
export default function MyPropertiesScreen({ loaderData }: Route.ComponentProps) {
  return <PropertiesList {...loaderData} call={listOwnProperties} title="My properties" />
}
