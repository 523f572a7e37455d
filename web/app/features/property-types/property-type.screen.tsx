import { propertyTypes } from '#contract/property-types/property-types.resource.ts'
import { formLoader } from '../../backoffice/form-loader.ts'
import { formMeta, formScreen } from '../../backoffice/resource-screens.tsx'

export const loader = formLoader(propertyTypes)
export const meta = formMeta(propertyTypes)
export default formScreen(propertyTypes)
