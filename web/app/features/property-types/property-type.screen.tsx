import { propertyTypes } from '#contract/property-types/property-types.resource.ts'
import { formLoader } from '../../backoffice/form-loader.ts'
import { FormScreen } from '../../backoffice/form-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/property-type.screen.ts'

export const loader = formLoader(propertyTypes)

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(titleOf(loaderData))

function titleOf(record: object | null | undefined): string {
  return record ? 'Property Type' : 'New Property Type'
}

export default function PropertyTypeScreen({ loaderData }: Route.ComponentProps) {
  return (
    <FormScreen
      resource={propertyTypes}
      record={loaderData}
      title={titleOf(loaderData)}
      fields={[
        {
          kind: 'text',
          name: 'description',
          label: 'Description',
          required: true,
          help: 'One of the choices under Type when someone lists or searches.',
        },
        {
          kind: 'select',
          name: 'usageType',
          label: 'Usage type',
          required: true,
          options: [
            { value: 0, label: 'Residential' },
            { value: 1, label: 'Commercial' },
          ],
        },
      ]}
      backTo={links.propertyTypes()}
    />
  )
}
