import { listOwnProperties } from '#contract/properties/properties.calls.ts'
import { officeMeta } from '../../../backoffice/office-meta.ts'
import { ownPageMeta } from '../../../page-meta.ts'
import type { Route } from './+types/live-properties.screen.ts'
import { PropertiesList } from './properties-list.tsx'
import { loadProperties } from './property-lists.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadProperties(args, listOwnProperties, { isPublished: 'true' })

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.superAdmin
    ? officeMeta('My live properties', matches)
    : ownPageMeta('My live properties', matches)

/** A person's currently published listings. */
export default function LivePropertiesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <PropertiesList
      {...loaderData}
      call={listOwnProperties}
      title="My live properties"
      publishedOnly
    />
  )
}
