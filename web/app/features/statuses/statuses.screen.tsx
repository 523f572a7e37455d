import { statuses } from '#contract/statuses/statuses.resource.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { listMeta, listScreen } from '../../backoffice/resource-screens.tsx'
import { usageNote } from '../../backoffice/usage-note.ts'
import { StatusDisplay } from './status-display.tsx'

export const loader = listLoader(statuses)
export const meta = listMeta(statuses)
export default listScreen(statuses, {
  columnsAtFirst: 4,
  cells: { display: (status) => <StatusDisplay {...status} /> },
  deletable: ({ isSystem }) => !isSystem,
  deleteNote: ({ uses }) => usageNote(uses, { one: 'listing', many: 'listings' }),
})
