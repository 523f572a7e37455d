import type { LoaderFunctionArgs } from 'react-router'
import { formLoader } from '../../backoffice/form-loader.ts'
import { FormScreen } from '../../backoffice/form-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/email-recipient.screen.ts'
import { recipientsResource, usageOptions } from './recipients-resource.ts'

export const loader = (args: LoaderFunctionArgs) => formLoader(recipientsResource)(args)

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(titleOf(loaderData))

function titleOf(record: object | null | undefined): string {
  return record ? 'Edit Recipient' : 'New Email Recipient'
}

export default function EmailRecipientScreen({ loaderData }: Route.ComponentProps) {
  return (
    <FormScreen
      resource={recipientsResource}
      record={loaderData}
      title={titleOf(loaderData)}
      fields={[
        {
          kind: 'text',
          name: 'recipientName',
          label: 'Recipient name',
          help: 'A person or a desk, so that you know the address again.',
        },
        { kind: 'email', name: 'recipientMail', label: 'Recipient mail', required: true },
        {
          kind: 'select',
          name: 'recipientUsage',
          label: 'Recipient usage',
          required: true,
          options: usageOptions,
          placeholder: 'Choose a usage',
          help: 'The mails that this address gets. One address can be listed for several.',
        },
      ]}
      backTo={links.emailRecipients()}
      saveLabel={loaderData ? 'Update' : 'Save'}
      closeLabel="Cancel"
    />
  )
}
