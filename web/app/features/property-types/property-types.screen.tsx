import { propertyTypes } from '#contract/property-types/property-types.resource.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { listMeta, listScreen } from '../../backoffice/resource-screens.tsx'
import { usageNote } from '../../backoffice/usage-note.ts'

export const loader = listLoader(propertyTypes)
export const meta = listMeta(propertyTypes)
export default listScreen(propertyTypes, {
  columnsAtFirst: 3,
  deleteNote: ({ uses }) => usageNote(uses, { one: 'property', many: 'properties' }),
})
