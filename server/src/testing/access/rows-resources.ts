import { open, shared, type Input, type Row } from './law.ts'
import { recordOf } from './office-objects.ts'

const described: Input = ({ unique }) => ({ description: unique('Sample') })

/** The five calls of a back-office record: who reads it; a Super Admin changes it. */
function resource(
  name: string,
  table: string,
  read: 'everyone' | 'superAdmin',
  input: Input = described,
): Record<string, Row> {
  const record = recordOf(table, `${name}.create`, input)
  return {
    [`${name}.list`]: open(read),
    [`${name}.get`]: shared(read, record),
    [`${name}.create`]: open('superAdmin', { input }),
    [`${name}.update`]: shared('superAdmin', record, { input }),
    [`${name}.remove`]: shared('superAdmin', record),
  }
}

const coded: Input = ({ unique }) => ({ code: unique('').slice(0, 8) })
const addressed: Input = ({ unique }) => ({ recipientMail: `${unique('office')}@example.com` })
const named: Input = () => ({ name: 'ContactUs' })

export const resourceRows: Record<string, Row> = {
  ...resource('contactSources', 'contact_sources', 'everyone'),
  ...resource('mailRecipients', 'mail_recipients', 'superAdmin', addressed),
  ...resource('mailTemplates', 'mail_templates', 'superAdmin', named),
  'mailTemplates.activate': shared(
    'superAdmin',
    recordOf('mail_templates', 'mailTemplates.create', named),
  ),
  ...resource('propertyTypes', 'property_types', 'everyone'),
  ...resource('statuses', 'statuses', 'everyone', coded),
  ...resource('unitConfigurations', 'unit_configurations', 'everyone'),
}
