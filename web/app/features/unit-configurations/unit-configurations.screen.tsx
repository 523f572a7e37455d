import { unitConfigurations } from '#contract/unit-configurations/unit-configurations.resource.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { listMeta, listScreen } from '../../backoffice/resource-screens.tsx'
import { usageNote } from '../../backoffice/usage-note.ts'

export const loader = listLoader(unitConfigurations)
export const meta = listMeta(unitConfigurations)
export default listScreen(unitConfigurations, {
  cells: { bedrooms: ({ bedrooms }) => (bedrooms === 0 ? 'Studio' : bedrooms) },
  deleteNote: ({ uses }) => usageNote(uses, { one: 'week', many: 'weeks' }),
})
