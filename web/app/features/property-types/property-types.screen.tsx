import { propertyTypes } from '#contract/property-types/property-types.resource.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/property-types.screen.ts'

export const loader = listLoader(propertyTypes)

export const meta: Route.MetaFunction = () => officeMeta('Property Types')

export default function PropertyTypesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={propertyTypes}
      page={loaderData}
      title="Property Types"
      nouns={{ one: 'property type', many: 'property types' }}
      columnsAtFirst={2}
      nameOf={(type) => type.description}
      editPath={(type) => links.propertyType(type.id)}
      newPath={links.newPropertyType()}
      newLabel="New Type"
    />
  )
}
