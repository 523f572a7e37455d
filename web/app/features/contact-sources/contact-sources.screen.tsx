import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { listMeta, listScreen } from '../../backoffice/resource-screens.tsx'
import { usageNote } from '../../backoffice/usage-note.ts'

export const loader = listLoader(contactSources)
export const meta = listMeta(contactSources)
export default listScreen(contactSources, {
  deleteNote: ({ uses }) => usageNote(uses, { one: 'contact message', many: 'contact messages' }),
})
