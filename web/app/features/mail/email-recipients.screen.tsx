import type { LoaderFunctionArgs } from 'react-router'
import type { MailRecipient } from '#contract/mail/recipients.calls.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/email-recipients.screen.ts'
import { MailAddress } from '../../shared/mail/mail-address.tsx'
import { recipientsResource } from './recipients-resource.ts'
import { Usage } from './usage.tsx'

export const loader = (args: LoaderFunctionArgs) => listLoader(recipientsResource)(args)

export const meta: Route.MetaFunction = () => officeMeta('Email Recipients')

const nameOf = ({ recipientName, recipientMail }: MailRecipient) => recipientName || recipientMail

const columns: Column<MailRecipient>[] = [
  { key: 'recipientName', label: 'Recipient name', lead: true, cell: nameOf },
  {
    key: 'recipientMail',
    label: 'Recipient mail',
    cell: ({ recipientMail }) => <MailAddress address={recipientMail} />,
  },
  {
    key: 'recipientUsage',
    label: 'Recipient usage',
    cell: ({ recipientUsage }) => <Usage name={recipientUsage} />,
  },
]

export default function EmailRecipientsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={recipientsResource}
      page={loaderData}
      title="Email Recipients"
      nouns={{ one: 'recipient', many: 'recipients' }}
      columns={columns}
      nameOf={(recipient) => `${nameOf(recipient)} for ${recipient.recipientUsage}`}
      editPath={({ id }) => links.emailRecipient(id)}
      newPath={links.newEmailRecipient()}
      newLabel="New"
    />
  )
}
