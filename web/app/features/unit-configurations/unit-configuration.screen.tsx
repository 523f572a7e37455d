import { unitConfigurations } from '#contract/unit-configurations/unit-configurations.resource.ts'
import { formLoader } from '../../backoffice/form-loader.ts'
import { formMeta, formScreen } from '../../backoffice/resource-screens.tsx'

export const loader = formLoader(unitConfigurations)
export const meta = formMeta(unitConfigurations)
export default formScreen(unitConfigurations)
