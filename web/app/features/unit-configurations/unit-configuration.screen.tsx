import { unitConfigurations } from '#contract/unit-configurations/unit-configurations.resource.ts'
import { formLoader } from '../../backoffice/form-loader.ts'
import { FormScreen } from '../../backoffice/form-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/unit-configuration.screen.ts'

export const loader = formLoader(unitConfigurations)

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(titleOf(loaderData))

function titleOf(record: object | null | undefined): string {
  return record ? 'Unit Configuration' : 'New Unit Configuration'
}

export default function UnitConfigurationScreen({ loaderData }: Route.ComponentProps) {
  return (
    <FormScreen
      resource={unitConfigurations}
      record={loaderData}
      title={titleOf(loaderData)}
      fields={[
        { kind: 'text', name: 'description', label: 'Description', required: true },
        {
          kind: 'number',
          name: 'bedrooms',
          label: 'Bedrooms',
          required: true,
          help: '0 is a studio.',
        },
        { kind: 'number', name: 'sleeps', label: 'Sleeps', required: true },
      ]}
      backTo={links.unitConfigurations()}
    />
  )
}
