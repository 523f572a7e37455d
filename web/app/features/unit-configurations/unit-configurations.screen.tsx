import { unitConfigurations } from '#contract/unit-configurations/unit-configurations.resource.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/unit-configurations.screen.ts'

export const loader = listLoader(unitConfigurations)

export const meta: Route.MetaFunction = () => officeMeta('Unit Configuration List')

const cells: Cells<typeof unitConfigurations> = {
  bedrooms: ({ bedrooms }) => (bedrooms === 0 ? 'Studio' : bedrooms),
}

export default function UnitConfigurationsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={unitConfigurations}
      page={loaderData}
      title="Unit Configuration List"
      nouns={{ one: 'unit configuration', many: 'unit configurations' }}
      cells={cells}
      nameOf={({ description }) => description}
      editPath={({ id }) => links.unitConfiguration(id)}
      newPath={links.newUnitConfiguration()}
      newLabel="New Unit Configuration"
    />
  )
}
