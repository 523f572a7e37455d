import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { formLoader } from '../../backoffice/form-loader.ts'
import { formMeta, formScreen } from '../../backoffice/resource-screens.tsx'

export const loader = formLoader(contactSources)
export const meta = formMeta(contactSources)
export default formScreen(contactSources)
