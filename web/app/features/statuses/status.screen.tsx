import { statuses } from '#contract/statuses/statuses.resource.ts'
import { formLoader } from '../../backoffice/form-loader.ts'
import { formMeta, formScreen } from '../../backoffice/resource-screens.tsx'

export const loader = formLoader(statuses)
export const meta = formMeta(statuses)
export default formScreen(statuses, {
  // The code of a system status is fixed.
  fields: (record) =>
    statuses.form.map((field) =>
      record?.isSystem && field.name === 'code'
        ? {
            ...field,
            readOnly: true,
            help: 'The system relies on this code, so it cannot be changed.',
          }
        : field,
    ),
  saveLabel: () => 'Submit',
})
