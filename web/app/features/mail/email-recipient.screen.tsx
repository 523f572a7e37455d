import { mailRecipients } from '#contract/mail/recipients.resource.ts'
import { formLoader } from '../../backoffice/form-loader.ts'
import { formMeta, formScreen } from '../../backoffice/resource-screens.tsx'

export const loader = formLoader(mailRecipients)
export const meta = formMeta(mailRecipients)
export default formScreen(mailRecipients, {
  saveLabel: (record) => (record ? 'Update' : 'Save'),
  closeLabel: 'Cancel',
})
